import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { WorkLog } from '@maidan/timed-work/timed-work.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import type { Settings } from '#settings/settings.ts';
import type { UplineRules } from '#settings/upline-rules.ts';
import { countOppositeBets, syncTeamAlerts, type Velocity } from './teams.store.ts';

/** So many bets in one look; where there are more, the next look goes on. */
const BETS = 50_000;

/** T9: told to operators once when it begins; nobody is stopped by it, a person looks. */
export async function watchTeams(
  { config, db, settings }: { config: Config; db: Database; settings: Settings },
  log: WorkLog,
): Promise<number> {
  await countOppositeBets(db, { merchant: config.merchant, agentTypes: AGENT_TYPES, atMost: BETS });
  const velocity = [
    velocityOf('down', await settings.get('downlineTransfer')),
    velocityOf('up', await settings.get('uplineTransfer')),
  ];
  const fresh = await syncTeamAlerts(db, { merchant: config.merchant, agentTypes: AGENT_TYPES, velocity });
  for (const alert of fresh) log.error({ alert }, 'an operator must look at this');
  return fresh.length;
}

/**
 * A part of what the rules allow, whatever they are: whoever sends more and more is told of before being refused. Only a burst between two
 * looks is refused first, and told of at the next.
 */
const velocityOf = (
  direction: Velocity['direction'],
  { timesPerHour, perDay, tellFromPercent }: UplineRules,
): Velocity => ({
  direction,
  times: Math.ceil((timesPerHour * tellFromPercent) / 100),
  amount: (parseMoney(perDay) * BigInt(tellFromPercent)) / 100n,
});

export const watchTeamsWork: NodeWork = { name: 'alerts about teams', everyMs: 5 * 60_000, run: watchTeams };
