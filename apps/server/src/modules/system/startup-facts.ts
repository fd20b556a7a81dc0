import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { readDatabaseFacts, type DatabaseFacts } from './system.store.ts';

const MAX_CLOCK_DIFFERENCE_MS = 1_000;

/** What must hold before money may move. Problems stop the start of real money; play money only hears of what it can mend. */
export async function checkStartupFacts(db: Database, profile: Config['profile'] = 'sandbox') {
  const before = Date.now();
  const facts = await readDatabaseFacts(db);
  return judgeFacts(facts, (before + Date.now()) / 2, profile);
}

export function judgeFacts(
  facts: DatabaseFacts,
  ownClockMs: number,
  profile: Config['profile'] = 'sandbox',
): { problems: string[]; warnings: string[] } {
  const difference = Math.abs(facts.clockMs - ownClockMs);
  const problems: string[] = [];
  if (facts.fsync !== 'on') problems.push('fsync is off: an acknowledged bet could be lost. Turn it on.');
  if (facts.synchronousCommit === 'off') problems.push('synchronous_commit is off: turn it on or local.');
  if (facts.fullPageWrites !== 'on') problems.push('full_page_writes is off: turn it on.');
  if (difference > MAX_CLOCK_DIFFERENCE_MS)
    problems.push(`the database's clock differs by ${Math.round(difference)} ms: synchronise the clocks.`);
  if (facts.owner)
    problems.push(
      'the login of DATABASE_URL is the owner of the tables or can become it: connect as one that has the role maidan_app and nothing else.',
    );
  if (facts.sandboxWorld && profile === 'production')
    problems.push(
      "it holds the sandbox's world, accounts with published passwords and play money: take a new database.",
    );
  const warnings =
    facts.dataChecksums === 'on' ? [] : ['data checksums are off: silent disk errors stay silent.'];
  return { problems, warnings };
}
