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

/** Deposits of each stretch; of a rule that is joined, those that were begun after it was. */
export async function selectDeposits(
  db: Database,
  { merchant, memberId }: Whose,
  stretches: readonly (Stretch & { joinedAt: Date | null })[],
): Promise<DepositFact[][]> {
  if (stretches.length === 0) return [];
  const rows = await db.query<DepositFact & { place: number }>(sql`
    select s.place::int as place, f.id, f.amount, f.after_loss
    from unnest(${stretches.map(({ from }) => from.toISOString())}::timestamptz[],
      ${stretches.map(({ to }) => to.toISOString())}::timestamptz[],
      ${stretches.map(({ joinedAt }) => joinedAt?.toISOString() ?? null)}::timestamptz[])
      with ordinality as s (begins, ends, joined_at, place)
    cross join lateral reward_deposits(${merchant}, ${memberId}::bigint, s.begins, s.ends) f
    join deposit d on d.merchant = ${merchant} and d.id = f.id
    where d.created_at >= coalesce(s.joined_at, d.created_at) order by s.place, f.id`);
  return stretches.map((_, index) => rows.filter(({ place }) => place === index + 1));
}
