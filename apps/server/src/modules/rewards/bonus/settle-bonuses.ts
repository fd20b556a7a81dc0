import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { isShutOut } from '#modules/protection/rests-rewards.ts';
import type { Whose } from '../grants/facts.store.ts';
import {
  lockMember,
  noteWagered,
  selectFrozen,
  selectLocked,
  takeLockedToCheck,
} from '../grants/grants.store.ts';
import { leftOf } from '../grants/left-of.ts';
import { selectNow } from '../rules/rules.store.ts';
import { tellRewards, type RewardPlace } from '../tell-rewards.ts';
import { endBonus } from './end-bonus.ts';
import { wageredOf } from './wagered.ts';

const AT_ONCE = 200;

/** So long nobody looks at a bonus again. */
const REST_SECONDS = 20;

/**
 * Frees what was wagered and ends what ran out, longest unlooked at first and so many in a run; those that fail come again after the others.
 */
export async function settleBonuses(
  place: RewardPlace,
  { atOnce = AT_ONCE, restSeconds = REST_SECONDS } = {},
): Promise<number> {
  const { merchant } = place.config;
  const due = await takeLockedToCheck(place.db, merchant, { restSeconds, limit: atOnce });
  await each(
    due.map(({ memberId }) => ({
      name: `bonus of ${memberId}`,
      act: () => settleBonus(place, { merchant, memberId }),
    })),
    'bonuses could not be settled',
  );
  return due.length;
}

async function settleBonus(place: RewardPlace, whose: Whose): Promise<void> {
  const moved = await place.db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const grant = await selectLocked(tx, whose);
    if (grant === null) return null;
    const now = await selectNow(tx);
    const wagered = await wageredOf(tx, whose, grant, now);
    await noteWagered(tx, whose.merchant, grant.id, wagered);
    const isMet = wagered >= leftOf(grant).required;
    const isOver = grant.wagerUntil !== null && grant.wagerUntil <= now;
    if (!isMet && !isOver) return null;
    // R2: on a break, or closed to play, nothing is given and nothing is taken; it is looked at again afterwards.
    if (await isShutOut(tx, whose)) return null;
    // F14: with the wallet standing still, nobody could have staked either.
    if (await selectFrozen(tx, whose)) return null;
    await endBonus(tx, { merchant: whose.merchant, grant, as: isMet ? 'released' : 'expired' });
    return grant.currency;
  });
  if (moved !== null) await tellRewards(place, { memberId: whose.memberId, moved });
}

export const settleBonusesWork: NodeWork = {
  name: 'settle-bonuses',
  everyMs: REST_SECONDS * 1_000,
  atMost: AT_ONCE,
  run: (platform) => settleBonuses(platform),
};
