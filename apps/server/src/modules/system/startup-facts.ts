import type { Database } from '#db/database.ts';
import { readDatabaseFacts, type DatabaseFacts } from './system.store.ts';

const MAX_CLOCK_DIFFERENCE_MS = 1_000;

/** What must hold before money may move. Problems stop the start; warnings are told. */
export async function checkStartupFacts(db: Database) {
  const before = Date.now();
  const facts = await readDatabaseFacts(db);
  return judgeFacts(facts, (before + Date.now()) / 2);
}

export function judgeFacts(
  facts: DatabaseFacts,
  ownClockMs: number,
): { problems: string[]; warnings: string[] } {
  const difference = Math.abs(facts.clock_ms - ownClockMs);
  const problems: string[] = [];
  if (facts.fsync !== 'on') problems.push('fsync is off: an acknowledged bet could be lost. Turn it on.');
  if (facts.synchronous_commit === 'off') problems.push('synchronous_commit is off: turn it on or local.');
  if (facts.full_page_writes !== 'on') problems.push('full_page_writes is off: turn it on.');
  if (difference > MAX_CLOCK_DIFFERENCE_MS)
    problems.push(`the database's clock differs by ${Math.round(difference)} ms: synchronise the clocks.`);
  const warnings =
    facts.data_checksums === 'on' ? [] : ['data checksums are off: silent disk errors stay silent.'];
  return { problems, warnings };
}
