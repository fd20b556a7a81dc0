import type { Database } from '#db/database.ts';
import { moveMark, selectBound, type BoundQuestion, type BoundRow } from './bound.store.ts';

export type Bound = Omit<BoundRow, 'mark'> & {
  /** What may leave the account, whichever way it leaves, before any limit. */
  free: bigint;
  toStake: bigint;
};

/** What deposits bind of the balance. Deposits that are done are noted, so that nobody counts their bets again. */
export async function readBound(db: Database, question: BoundQuestion): Promise<Bound> {
  const { mark, ...row } = await selectBound(db, question);
  if (mark !== null) await moveMark(db, question, mark);
  const left = row.available - row.bound;
  // Where nothing is bound, because it was lost, nothing waits for bets.
  const toStake = row.bound > 0n ? row.required - row.counted : 0n;
  return { ...row, free: left > 0n ? left : 0n, toStake };
}
