import type { CallContext } from '#call/call-context.ts';
import { allThatRests } from '#modules/protection/rests-rewards.ts';
import { selectLocked } from './grants/grants.store.ts';
import { readStanding, type Counted } from './grants/standing.ts';
import { hasBudget } from './rules/budget.ts';

export type Waiting = { rewards: number; missions: number };
export const NOTHING_WAITS: Waiting = { rewards: 0, missions: 0 };

/** HDR-08, MEM-02, SET-04: how many rewards and missions wait to be taken; none for whom nothing may be offered to. */
export async function countWaiting(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
): Promise<Waiting> {
  const whose = { merchant: config.merchant, memberId };
  // Whoever wants none, or rests, is told of none: what could be counted is not even looked at.
  if ((await allThatRests(db, whose)).length > 0) return NOTHING_WAITS;
  const { counted } = await readStanding(db, whose);
  const ready = counted.filter((one) => one.closed && one.amount > 0n && hasBudget(one));
  // Of bonuses with conditions one is in hand at a time: the next cannot be taken before that one ends.
  const isHeld = ready.some(hasConditions) && (await selectLocked(db, whose)) !== null;
  const waiting = isHeld ? ready.filter((one) => !hasConditions(one)) : ready;
  const missions = waiting.filter(({ rule }) => rule.type === 'mission').length;
  return { rewards: waiting.length - missions, missions };
}

const hasConditions = ({ version }: Counted): boolean => version.terms.wagering !== undefined;
