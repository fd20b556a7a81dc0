import type pg from 'pg';
import { databaseOn } from '#db/database.ts';
import { takeAll } from '#modules/rewards/claim-rewards.ts';
import { readStanding } from '#modules/rewards/grants/standing.ts';

const CURRENCY = 'PLY';

/**
 * MEM-10: those who played have taken their missions, so that the board has somebody to show. Who logs in finds the first one
 * taken and the others to take.
 */
export async function claimMissions(client: pg.Client, merchant: string): Promise<void> {
  const { rows } = await client.query<{ id: string; demo: boolean }>(
    `select distinct m.id::text as id, m.username in ('demo', 'vip') as demo
     from member m join game_round r on r.merchant = m.merchant and r.member_id = m.id
     where m.merchant = $1 and m.status = 'active' order by 1`,
    [merchant],
  );
  const db = databaseOn(client);
  for (const { id: memberId, demo } of rows) {
    const whose = { merchant, memberId };
    const standing = await readStanding(db, whose, { only: 'mission' });
    const rewards = standing.counted
      .filter(({ closed, rule: { code } }) => closed && (!demo || code === 'first-ten'))
      .map(({ rule: { code }, period: { key } }) => ({ code, period: key }));
    if (rewards.length > 0) await takeAll(db, { whose, currency: CURRENCY, standing, rewards });
  }
}
