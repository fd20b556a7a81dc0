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

export function selectDeposits(
  db: Database,
  { merchant, memberId }: Whose,
  { from, to }: Stretch,
): Promise<DepositFact[]> {
  return db.query<DepositFact>(sql`
    select id, amount, after_loss from reward_deposits(${merchant}, ${memberId}::bigint, ${from}, ${to})`);
}
