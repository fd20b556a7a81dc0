import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { WorkLog } from '@maidan/timed-work/timed-work.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { countOppositeBets, syncTeamAlerts } from './teams.store.ts';

/** So many bets in one look; where there are more, the next look goes on. */
const BETS = 50_000;

/** T9: told to operators once when it begins; nobody is stopped by it, a person looks. */
export async function watchTeams(
  { config, db }: { config: Config; db: Database },
  log: WorkLog,
): Promise<number> {
  await countOppositeBets(db, { merchant: config.merchant, agentTypes: AGENT_TYPES, atMost: BETS });
  const fresh = await syncTeamAlerts(db, config.merchant, AGENT_TYPES);
  for (const alert of fresh) log.error({ alert }, 'an operator must look at this');
  return fresh.length;
}

export const watchTeamsWork: NodeWork = { name: 'alerts about teams', everyMs: 5 * 60_000, run: watchTeams };
