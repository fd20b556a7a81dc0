import type { exportTeamBets as operation } from '@maidan/contract/agent-reports/export-team-bets.ts';
import { RECORD_CATEGORIES } from '@maidan/contract/records/record-words.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { readNamedRange, type DayRange } from '#modules/records/day-range.ts';
import { CLOCK, PIECE } from '#modules/records/export-rows.ts';
import type { Place } from '#modules/records/place.ts';
import { listTeamRounds } from './bets.store.ts';
import { presentTeamBet } from './list-team-bets.ts';
import { agentOf, daysBelow, memberOf } from './own-team.ts';

type Input = ParsedRequestOf<typeof operation>;

/** What is refused is refused here, before the first byte has left. */
export async function exportTeamBets(context: CallContext, input: Input): Promise<AsyncGenerator<string>> {
  const named = readNamedRange(input);
  const member = await memberOf(context, input);
  const range = member === null ? named : daysBelow(named, member);
  return betLines(context, { ...input, ...range }, member?.id ?? null);
}

async function* betLines(
  context: CallContext,
  input: Input & DayRange,
  member: bigint | null,
): AsyncGenerator<string> {
  const { language } = input;
  const { headings, categories } = textsIn(language).exports;
  const names = await context.settings.get('teamNames');
  yield CSV_BOM + csvLine(headings.teamBets);
  for (let before: Place | null = null; ;) {
    const rows = await listTeamRounds(context.db, agentOf(context), input, { member, before, limit: PIECE });
    yield rows
      .map((row) => {
        const bet = presentTeamBet(row, names, language);
        const category = RECORD_CATEGORIES.find((known) => known === row.category) ?? 'OTHER';
        return csvLine([
          CLOCK.format(row.placedAt),
          bet.member.name,
          bet.gameName,
          bet.vendorName,
          categories[category],
          bet.stake,
          bet.payout,
          bet.net,
          bet.roundId,
        ]);
      })
      .join('');
    before = rows.at(-1) ?? null;
    if (rows.length < PIECE) return;
  }
}
