import type { getTeamBetTotals as operation } from '@maidan/contract/agent-reports/get-team-bet-totals.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { readNamedRange } from '#modules/records/day-range.ts';
import { money, presentMember, presentVendors } from './agent-reports.present.ts';
import { agentOf, daysBelow, memberOf } from './own-team.ts';
import { listTeamVendors, sumMember, sumTeam } from './sums.store.ts';
import { readCountedAt } from './team.store.ts';

export async function getTeamBetTotals(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const agent = agentOf(context);
  const range = readNamedRange(input);
  const member = await memberOf(context, input);
  const [countedAt, names, vendors, sums] = await Promise.all([
    readCountedAt(db, agent.merchant),
    settings.get('teamNames'),
    listTeamVendors(db, agent, range),
    member === null
      ? sumTeam(db, agent, range, input)
      : sumMember(db, agent, member.id, daysBelow(range, member), input),
  ]);
  return {
    countedAt: countedAt?.toISOString() ?? null,
    rounds: Number(sums.rounds),
    stake: money(sums.stake),
    payout: money(sums.payout),
    net: money(sums.payout - sums.stake),
    member: member === null ? null : presentMember(member, names),
    vendors: presentVendors(vendors, input.language),
  };
}
