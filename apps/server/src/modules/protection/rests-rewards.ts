import type { Database } from '#db/database.ts';
import { selectLimits, selectProtected, type Owned } from './protection.store.ts';

/** From this share of a limit on there is nothing to tempt with. */
const EDGE_PERCENT = 80n;

/** R1, R2: why nobody may be offered or given anything now: a break, or an own limit that is nearly used up. */
export async function restsRewards(db: Database, owned: Owned): Promise<'break' | 'limit' | null> {
  const [{ breakUntil }, limits] = [await selectProtected(db, owned), await selectLimits(db, owned)];
  if (breakUntil !== null) return 'break';
  const atEdge = limits.some(
    ({ kind, used, value }) => kind !== 'wager' && used * 100n >= value * EDGE_PERCENT,
  );
  return atEdge ? 'limit' : null;
}
