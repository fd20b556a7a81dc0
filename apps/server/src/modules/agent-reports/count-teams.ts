import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import type { Database } from '#db/database.ts';
import { countMembers, noteCounted, readNow, selectDue, type CountPlace } from './count.store.ts';

/** So many members at a time: nobody waits long for the sums of those above them. */
const AT_ONCE = 50;

/** AGT-01: brings the sums of all teams up to this moment. Counting twice, or on two nodes, changes nothing (A9). */
export async function countTeams({
  db,
  config: { merchant },
  settings,
}: Pick<Platform, 'db' | 'config' | 'settings'>): Promise<number> {
  return countDueMembers(db, { merchant, currency: await settings.get('currency') });
}

export async function countDueMembers(db: Database, place: CountPlace): Promise<number> {
  const since = await readNow(db);
  let counted = 0;
  for (let due = await selectDue(db, place, since, AT_ONCE); due.length > 0;) {
    await countMembers(db, place, due);
    counted += due.length;
    due = await selectDue(db, place, since, AT_ONCE);
  }
  await noteCounted(db, place.merchant, since);
  return counted;
}

export const countTeamsWork: NodeWork = {
  name: 'count-teams',
  everyMs: 60_000,
  run: (platform) => countTeams(platform),
};
