import type { CallContext } from '#call/call-context.ts';
import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { listMissionsDone } from '#modules/rewards/count-waiting.ts';
import { queueMissions, takeToLookAt, type ToLookAt } from './queue.store.ts';

const AT_ONCE = 200;

type Place = Pick<CallContext, 'db' | 'config'>;

/** A mission that has reached its target, once to whoever wants it: those who rest are told nothing (R1, R2). */
export async function tellMissionsDone(place: Place, atOnce = AT_ONCE): Promise<number> {
  const { taken, played } = await takeToLookAt(place.db, place.config.merchant, atOnce);
  await each(
    played.map((one) => ({ name: `missions of ${one.memberId}`, act: () => look(place, one) })),
    'missions could not be looked at',
  );
  return taken;
}

async function look(place: Place, one: ToLookAt): Promise<void> {
  const { db, config } = place;
  const done = await listMissionsDone(place, one.memberId.toString());
  await db.transaction((tx) => queueMissions(tx, config.merchant, one, done));
}

export const tellMissionsDoneWork: NodeWork = {
  name: 'tell-missions-done',
  everyMs: 30_000,
  atMost: AT_ONCE,
  run: (platform) => tellMissionsDone(platform),
};
