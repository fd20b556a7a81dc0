import type { Database } from '#db/database.ts';
import { selectBets, type Whose } from '../grants/facts.store.ts';
import type { GrantRow } from '../grants/grants.store.ts';

/** P5: settled bets placed since the bonus was given and before its end, each as far as its category counts. */
export async function wageredOf(db: Database, whose: Whose, grant: GrantRow, now: Date): Promise<bigint> {
  const { grantedAt: from, wagerUntil, weights } = grant;
  const to = wagerUntil !== null && wagerUntil < now ? wagerUntil : now;
  if (from >= to) return 0n;
  const [bets = []] = await selectBets(db, whose, [{ from, to }]);
  return bets.reduce(
    (sum, { category, stake }) => sum + (stake * BigInt(weights?.[category] ?? 0)) / 100n,
    0n,
  );
}
