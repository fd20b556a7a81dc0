import type { RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { CallContext } from '#call/call-context.ts';
import { allThatRests } from '#modules/protection/rests-rewards.ts';
import { selectLocked } from './grants/grants.store.ts';
import { readStanding, type Counted } from './grants/standing.ts';
import { hasBudget } from './rules/budget.ts';

export type Waiting = { rewards: number; missions: number };
export const NOTHING_WAITS: Waiting = { rewards: 0, missions: 0 };

/** HDR-08, MEM-02, SET-04: how many rewards and missions wait to be taken; none for whom nothing may be offered to. */
export async function countWaiting(
  place: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
): Promise<Waiting> {
  const waiting = await readWaiting(place, memberId);
  const missions = waiting.filter(isMission).length;
  return { rewards: waiting.length - missions, missions };
}

/**
 * MEM-13: which missions have reached their target and were not taken: their rule's code and the period. Also those that a bonus in hand holds
 * up: they stay reached. Null for whom nothing may be offered to: what they had reached is not known anew.
 */
export async function listMissionsDone(
  place: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
): Promise<string[] | null> {
  const ready = await readReady(place, memberId, 'mission');
  return ready && ready.filter(isMission).map(({ rule, period }) => `${rule.code} ${period.key}`);
}

async function readWaiting(place: Pick<CallContext, 'db' | 'config'>, memberId: string): Promise<Counted[]> {
  const ready = (await readReady(place, memberId)) ?? [];
  const whose = { merchant: place.config.merchant, memberId };
  // Of bonuses with conditions one is in hand at a time: the next cannot be taken before that one ends.
  const isHeld = ready.some(hasConditions) && (await selectLocked(place.db, whose)) !== null;
  return isHeld ? ready.filter((one) => !hasConditions(one)) : ready;
}

async function readReady(
  { db, config }: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
  only?: RewardType,
): Promise<Counted[] | null> {
  const whose = { merchant: config.merchant, memberId };
  // Whoever wants none, or rests, is told of none: what could be counted is not even looked at.
  if ((await allThatRests(db, whose)).length > 0) return null;
  const { counted } = await readStanding(db, whose, only === undefined ? {} : { only });
  return counted.filter((one) => one.closed && one.amount > 0n && hasBudget(one));
}

const isMission = ({ rule }: Counted): boolean => rule.type === 'mission';
const hasConditions = ({ version }: Counted): boolean => version.terms.wagering !== undefined;
