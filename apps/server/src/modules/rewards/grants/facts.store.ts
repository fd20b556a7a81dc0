import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { BetFact, DepositFact } from '../rules/amount.ts';

export type Whose = { merchant: string; memberId: string };
export type Stretch = { from: Date; to: Date };

/** Settled bets by category, of each stretch. */
export async function selectBets(
  db: Database,
  { merchant, memberId }: Whose,
  stretches: readonly Stretch[],
): Promise<BetFact[][]> {
  if (stretches.length === 0) return [];
  const rows = await db.query<BetFact & { place: number }>(sql`
    select place, category, rounds, stake, payout from reward_bets(${merchant}, ${memberId}::bigint,
      ${stretches.map(({ from }) => from.toISOString())}::timestamptz[],
      ${stretches.map(({ to }) => to.toISOString())}::timestamptz[])`);
  return stretches.map((_, index) => rows.filter(({ place }) => place === index + 1));
}

/** Of a rule that is joined, those that were begun after it was. */
export function selectDeposits(
  db: Database,
  { merchant, memberId }: Whose,
  { from, to }: Stretch,
  joinedAt: Date | null = null,
): Promise<DepositFact[]> {
  return db.query<DepositFact>(sql`
    select f.id, f.amount, f.after_loss from reward_deposits(${merchant}, ${memberId}::bigint, ${from}, ${to}) f
    join deposit d on d.merchant = ${merchant} and d.id = f.id
    where d.created_at >= coalesce(${joinedAt}::timestamptz, d.created_at) order by f.id`);
}
