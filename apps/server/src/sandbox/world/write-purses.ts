import { TRIAL_TYPE } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { hashPassword } from '#modules/accounts/passwords/password.ts';
import { sealNumber } from '#modules/withdrawal/account-number.ts';
import { DEMO_PAYMENT_PASSWORD, DEMO_PAYOUT_ACCOUNTS } from '#sandbox/people/demo-accounts.ts';
import { playersOf, type PersonSeed } from '#sandbox/people/people.ts';

/** What somebody set long ago, so that a visitor of the sandbox can take money out at once. Amounts in minor units. */
const LIMITS = [
  { username: 'demo', kind: 'deposit', period: 'day', value: 2_000_000n },
  { username: 'demo', kind: 'deposit', period: 'month', value: 20_000_000n },
] as const;

export async function writePurses(
  db: Database,
  { merchant, secret, people }: { merchant: string; secret: Uint8Array; people: readonly PersonSeed[] },
): Promise<void> {
  const hash = await hashPassword(DEMO_PAYMENT_PASSWORD);
  await db.query(sql`
    update member set payment_password_hash = ${hash}
    where merchant = ${merchant} and type <> ${TRIAL_TYPE}`);
  const ofTeam = playersOf(people).map(({ username }, place) => ({
    username,
    institution: 'SHAPLA_PAY',
    kind: 'wallet',
    number: `0100001${String(place).padStart(4, '0')}`,
  }));
  for (const { username, institution, kind, number } of [...DEMO_PAYOUT_ACCOUNTS, ...ofTeam]) {
    const [owner] = await db.query<{ id: bigint }>(
      sql`select id from member where merchant = ${merchant} and username_key = ${username}`,
    );
    if (owner === undefined) throw new Error(`nobody is called ${username}`);
    const { sealed, print, end } = sealNumber({ secret }, { memberId: owner.id, institution }, number);
    await db.query(sql`
      insert into payout_account (merchant, member_id, institution, kind, holder, number_sealed, number_print, number_end,
        added_at, usable_from)
      select ${merchant}, id, ${institution}, ${kind}, coalesce(payee_name, nickname), ${sealed}, ${print}, ${end},
        created_at + interval '1 hour', created_at + interval '25 hours'
      from member where merchant = ${merchant} and id = ${owner.id}`);
  }
  for (const { username, kind, period, value } of LIMITS) {
    await db.query(sql`
      select protection_set_limit(${merchant}, id, ${kind}, ${period}, ${value})
      from member where merchant = ${merchant} and username_key = ${username}`);
  }
}
