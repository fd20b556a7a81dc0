import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { countMembers, noteCounted, readNow, selectDue } from './count.store.ts';

/** So many members at a time: nobody waits long for the sums of those above them. */
const AT_ONCE = 50;

/** AGT-01: brings the sums of all teams up to this moment. Counting twice, or on two nodes, changes nothing (A9). */
export async function countTeams({
  db,
  config: { merchant },
  settings,
}: Pick<Platform, 'db' | 'config' | 'settings'>): Promise<number> {
  const place = { merchant, currency: await settings.get('currency') };
  const since = await readNow(db);
  let counted = 0;
  for (let due = await selectDue(db, place, since, AT_ONCE); due.length > 0;) {
    await countMembers(db, place, due);
    counted += due.length;
    due = await selectDue(db, place, since, AT_ONCE);
  }
  await noteCounted(db, merchant, since);
  return counted;
}

export const countTeamsWork: NodeWork = {
  name: 'count-teams',
  everyMs: 60_000,
  run: (platform) => countTeams(platform),
};
