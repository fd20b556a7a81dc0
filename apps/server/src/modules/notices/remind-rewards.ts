import type { CallContext } from '#call/call-context.ts';
import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { countWaiting } from '#modules/rewards/count-waiting.ts';
import { queueReward, takeToRemind } from './queue.store.ts';

const AT_ONCE = 50;

type Place = Pick<CallContext, 'db' | 'config'>;

/** Once a day for whoever wants it, and only where something is there to take: of those who rest nothing waits (R1, R2). */
export async function remindRewards(place: Place, atOnce = AT_ONCE): Promise<number> {
  const due = await takeToRemind(place.db, place.config.merchant, atOnce);
  await each(
    due.map(({ memberId }) => ({
      name: `reminder of ${memberId}`,
      act: () => remind(place, memberId.toString()),
    })),
    'reminders could not be written',
  );
  return due.length;
}

async function remind(place: Place, memberId: string): Promise<void> {
  const { rewards, missions } = await countWaiting(place, memberId);
  if (rewards + missions > 0)
    await queueReward(place.db, place.config.merchant, { memberId, onlyMissions: rewards === 0 });
}

export const remindRewardsWork: NodeWork = {
  name: 'remind-rewards',
  everyMs: 5 * 60_000,
  atMost: AT_ONCE,
  run: (platform) => remindRewards(platform),
};
