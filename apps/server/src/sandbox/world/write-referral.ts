import type pg from 'pg';
import { databaseOn } from '#db/database.ts';
import { noteReferral } from '#modules/referral/note-referral.ts';
import { noteVisitOf } from '#modules/referral/note-referral-visit.ts';
import { takeRewards } from '#modules/rewards/claim-rewards.ts';
import { FRIENDS, INVITER, VISITS } from '#sandbox/people/friends.ts';

const CURRENCY = 'PLY';
const RULE = 'invite-friends';
/** Of a range that belongs to nobody. */
const SHARED_ADDRESS = '203.0.113.24';
const DAY_MS = 86_400_000;

/**
 * MEM-09: the friends of the demo account, invited when they came and rewarded by the engine; `hasPast` says that they have
 * played. What was done before an interruption is not done again.
 */
export async function writeReferral(client: pg.Client, merchant: string, hasPast: boolean): Promise<void> {
  const db = databaseOn(client);
  const idOf = async (username: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(
      'select id::text as id from member where merchant = $1 and username_key = $2',
      [merchant, username],
    );
    if (rows[0] === undefined) throw new Error(`nobody is called ${username}`);
    return rows[0].id;
  };
  const inviterId = await idOf(INVITER);
  const { rows: known } = await client.query('select from referral where merchant = $1 limit 1', [merchant]);
  if (known.length === 0) await visit(client, { merchant, inviterId });
  for (const { username, joinedDaysAgo, fate } of FRIENDS) {
    const friendId = await idOf(username);
    await client.query('update member set referred_by = $3 where merchant = $1 and id = $2', [
      merchant,
      friendId,
      inviterId,
    ]);
    await setClock(client, joinedDaysAgo);
    await noteReferral(db, { merchant, friendId, inviterId });
    await setClock(client, 0);
    if (fate === 'same-address')
      await client.query(
        `insert into member_address (merchant, member_id, address) select $1, unnest($2::bigint[]), $3 on conflict do nothing`,
        [merchant, [friendId, inviterId], SHARED_ADDRESS],
      );
    if (fate !== 'given' || !hasPast) continue;
    const { rows } = await client.query<{ key: string }>(
      'select key from referral where merchant = $1 and friend_id = $2',
      [merchant, friendId],
    );
    const whose = { merchant, memberId: inviterId };
    const rewards = rows.map(({ key }) => ({ code: RULE, period: key }));
    await db.transaction((tx) => takeRewards(tx, { whose, currency: CURRENCY, rewards }));
  }
}

async function visit(
  client: pg.Client,
  { merchant, inviterId }: { merchant: string; inviterId: string },
): Promise<void> {
  const { rows } = await client.query<{ code: string }>(
    'select referral_code as code from member where merchant = $1 and id = $2',
    [merchant, inviterId],
  );
  const code = rows[0]?.code ?? '';
  for (const [daysAgo, visits] of VISITS) {
    await setClock(client, daysAgo);
    for (let at = 0; at < visits; at += 1) await noteVisitOf(databaseOn(client), merchant, code);
  }
  await setClock(client, 0);
}

async function setClock(client: pg.Client, daysAgo: number): Promise<void> {
  const offset = daysAgo === 0 ? '' : `${-daysAgo * DAY_MS} milliseconds`;
  await client.query(`select set_config('maidan.clock_offset', $1, false)`, [offset]);
}
