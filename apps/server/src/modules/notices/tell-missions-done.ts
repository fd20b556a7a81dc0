import type { CallContext } from '#call/call-context.ts';
import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { listMissionsDone } from '#modules/rewards/count-waiting.ts';
import { queueMissions, takeToLookAt } from './queue.store.ts';

const AT_ONCE = 200;
/** And so many of those in one go. */
const GOES = 10;

type Place = Pick<CallContext, 'db' | 'config'>;

/** A mission that has reached its target, once to whoever wants it: of those who rest nothing waits (R1, R2). */
export async function tellMissionsDone(place: Place): Promise<number> {
  const { db, config } = place;
  let looked = 0;
  for (let go = 0; go < GOES; go += 1) {
    const { taken, played } = await takeToLookAt(db, config.merchant, AT_ONCE);
    await each(
      played.map(({ memberId, told }) => ({
        name: `missions of ${memberId}`,
        act: () => look(place, memberId.toString(), told),
      })),
      'missions could not be looked at',
    );
    looked += played.length;
    if (taken < AT_ONCE) break;
  }
  return looked;
}

async function look(place: Place, memberId: string, told: readonly string[]): Promise<void> {
  const { db, config } = place;
  const done = await listMissionsDone(place, memberId);
  if (done.length === told.length && done.every((one) => told.includes(one))) return;
  await db.transaction((tx) => queueMissions(tx, config.merchant, { memberId, done, told }));
}

export const tellMissionsDoneWork: NodeWork = {
  name: 'tell-missions-done',
  everyMs: 30_000,
  run: (platform) => tellMissionsDone(platform),
};
