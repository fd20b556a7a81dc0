import type { CallContext } from '#call/call-context.ts';
import { restsRewards } from '#modules/protection/rests-rewards.ts';
import { selectOptedOut } from './grants/grants.store.ts';
import { readStanding } from './grants/standing.ts';

/** HDR-08, SET-04: how many rewards wait to be taken; none for whom nothing may be offered to. */
export async function countWaiting(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
): Promise<number> {
  const whose = { merchant: config.merchant, memberId };
  const { counted } = await readStanding(db, whose);
  const waiting = counted.filter(({ closed, amount }) => closed && amount > 0n).length;
  if (waiting === 0) return 0;
  const [paused, optedOut] = [await restsRewards(db, whose), await selectOptedOut(db, whose)];
  return paused === null && !optedOut ? waiting : 0;
}
