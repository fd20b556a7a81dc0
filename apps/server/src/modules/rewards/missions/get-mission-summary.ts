import type { getMissionSummary as operation } from '@maidan/contract/rewards/missions/get-mission-summary.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { allThatRests, pauseOf } from '#modules/protection/rests-rewards.ts';
import type { GrantRow } from '../grants/grants.store.ts';
import { readStanding, type Standing } from '../grants/standing.ts';
import { money } from '../rewards.present.ts';
import { missionsOf } from './missions.present.ts';
import { monthBefore } from './month.ts';

/** MEM-10. To whom nothing may be offered no mission is shown; what was taken stays in the history. */
export async function getMissionSummary(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const [standing, rests, currencySymbol] = await Promise.all([
    readStanding(db, whose, { only: 'mission' }),
    allThatRests(db, whose),
    settings.get('currencySymbol'),
  ]);
  return {
    wanted: !rests.includes('unwanted'),
    paused: pauseOf(rests),
    missions: rests.length === 0 ? missionsOf(standing, language) : [],
    taken: takenOf(standing),
    currencySymbol,
  };
}

function takenOf({ now, grants }: Standing): ResponseOf<typeof operation>['taken'] {
  const { key, from } = monthBefore(now, 0);
  const own = grants.filter((grant) => isKept(grant) && grant.grantedAt >= from);
  return { month: key, count: own.length, amount: money(own.reduce((sum, { amount }) => sum + amount, 0n)) };
}

const isKept = ({ type, state }: GrantRow): boolean => type === 'mission' && state !== 'reversed';
