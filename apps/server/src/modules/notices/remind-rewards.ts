import type { CallContext } from '#call/call-context.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { countWaiting } from '#modules/rewards/count-waiting.ts';
import { queueReward, takeToRemind } from './queue.store.ts';

const AT_ONCE = 50;

/** Once a day for whoever wants it, and only where something is there to take: of those who rest nothing waits (R1, R2). */
export async function remindRewards(place: Pick<CallContext, 'db' | 'config'>): Promise<number> {
  const { db, config } = place;
  const due = await takeToRemind(db, config.merchant, AT_ONCE);
  for (const { memberId } of due) {
    const id = memberId.toString();
    const { rewards, missions } = await countWaiting(place, id);
    if (rewards + missions > 0)
      await queueReward(db, config.merchant, { memberId: id, onlyMissions: rewards === 0 });
  }
  return due.length;
}

export const remindRewardsWork: NodeWork = {
  name: 'remind-rewards',
  everyMs: 5 * 60_000,
  run: (platform) => remindRewards(platform),
};
