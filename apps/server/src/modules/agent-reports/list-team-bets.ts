import type { listTeamBets as operation } from '@maidan/contract/agent-reports/list-team-bets.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage } from '#call/cursor.ts';
import { readNamedRange } from '#modules/records/day-range.ts';
import { readPlace, writePlace } from '#modules/records/place.ts';
import type { TeamNames } from '#modules/agents/name-below.ts';
import { money, nameIn, presentMember } from './agent-reports.present.ts';
import { listTeamRounds, type TeamBetRow } from './bets.store.ts';
import { agentOf, daysBelow, memberOf } from './own-team.ts';

export async function listTeamBets(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const named = readNamedRange(input);
  const before = input.cursor === undefined ? null : readPlace(input.cursor);
  const member = await memberOf(context, input);
  const range = member === null ? named : daysBelow(named, member);
  const [names, rows] = await Promise.all([
    settings.get('teamNames'),
    listTeamRounds(
      db,
      agentOf(context),
      { ...input, ...range },
      { member: member?.id ?? null, before, limit: input.pageSize + 1 },
    ),
  ]);
  const { page, nextCursor } = cutPage(rows, input.pageSize, writePlace);
  return { bets: page.map((row) => presentTeamBet(row, names, input.language)), nextCursor };
}

export function presentTeamBet(row: TeamBetRow, names: TeamNames, language: Language) {
  return {
    id: writePlace(row),
    roundId: row.roundId,
    member: presentMember({ ...row, id: row.memberId }, names),
    gameName: nameIn(language, row.name, row.nodeId),
    vendorName: nameIn(language, row.vendorName, row.vendorCode),
    placedAt: row.placedAt.toISOString(),
    stake: money(row.stake),
    payout: money(row.payout),
    net: money(row.payout - row.stake),
  };
}
