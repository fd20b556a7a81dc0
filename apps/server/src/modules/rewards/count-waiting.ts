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
  // Whoever wants none, or rests, is told of none: what could be counted is not even looked at.
  if ((await selectOptedOut(db, whose)) || (await restsRewards(db, whose)) !== null) return 0;
  const { counted } = await readStanding(db, whose);
  return counted.filter(({ closed, amount }) => closed && amount > 0n).length;
}
