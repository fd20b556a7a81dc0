import type { NodeWork } from '#jobs/node-work.ts';
import { whoReached } from '#modules/rewards/friends/friends.ts';
import { readEveryRule } from '#modules/rewards/rules/rule.ts';
import { tellRewards, type RewardPlace } from '#modules/rewards/tell-rewards.ts';
import { noteReached, noteSignals } from './review.store.ts';

const AT_ONCE = 200;

/**
 * T32: what two accounts have in common is written down while its traces are there, and whoever's friend got there hears of it.
 * A claim looks for itself; this decides nothing.
 */
export async function lookAtReferrals(place: RewardPlace): Promise<number> {
  const { db, config } = place;
  const looked = await noteSignals(db, config.merchant, AT_ONCE);
  if (looked.length === 0) return 0;
  const { rules } = await readEveryRule(db, config.merchant);
  const reached = await whoReached(db, config.merchant, { rules, friends: looked });
  const told = new Set((await noteReached(db, config.merchant, reached)).map(({ inviterId }) => inviterId));
  for (const inviterId of told) await tellRewards(place, { memberId: inviterId.toString(), moved: null });
  return looked.length;
}

export const lookAtReferralsWork: NodeWork = {
  name: 'look-at-referrals',
  everyMs: 10_000,
  run: (platform) => lookAtReferrals(platform),
};
