import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { countMovements, selectUncounted } from './movements.store.ts';
import { sumRoundsOverall } from './records.store.ts';

/** As many are counted in some twenty milliseconds when somebody reads: nobody feels it. */
const MANY = 5_000;

/**
 * MEM-08: records are counted when they are read. Whoever plays for a year before opening one would wait for the whole year,
 * so what has become much is counted before anybody asks.
 */
export async function countRecords(
  { db, config: { merchant } }: Pick<Platform, 'db' | 'config'>,
  atLeast = MANY,
): Promise<number> {
  const due = await selectUncounted(db, merchant, atLeast);
  for (const { accountId, memberId } of due) {
    await countMovements(db, merchant, accountId);
    // Sums of rounds bring their days up to date; which sums is all the same.
    await sumRoundsOverall(db, { merchant, memberId }, { from: 'infinity', to: 'infinity' });
  }
  return due.length;
}

export const countRecordsWork: NodeWork = {
  name: 'count-records',
  everyMs: 600_000,
  run: (platform) => countRecords(platform),
};
