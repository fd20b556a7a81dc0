import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { exportBets as betsOperation } from '@maidan/contract/records/export-bets.ts';
import { textsIn } from '#locales/texts.ts';
import type { CallContext } from '#call/call-context.ts';
import { CSV_BOM, csvLine } from './csv.ts';
import { readNamedRange } from './day-range.ts';
import { PIECE, CLOCK } from './export-rows.ts';
import { ownerOf } from './owner.ts';
import type { Place } from './place.ts';
import { presentBet, presentCategory } from './records.present.ts';
import { listRounds, type BetFilter, type BetRow } from './records.store.ts';

/** A range that is refused is refused here, before the first byte has left. */
export function exportBets(
  context: CallContext,
  input: ParsedRequestOf<typeof betsOperation>,
): AsyncGenerator<string> {
  return betLines(context, { ...input, ...readNamedRange(input) }, input.language);
}

async function* betLines(
  context: CallContext,
  filter: BetFilter,
  language: Language,
): AsyncGenerator<string> {
  const owner = ownerOf(context);
  yield CSV_BOM + csvLine(textsIn(language).exports.headings.bets);
  for (let before: Place | null = null; ;) {
    const rows = await listRounds(context.db, owner, filter, { before, limit: PIECE });
    yield rows.map((row) => betLine(row, language)).join('');
    before = rows.at(-1) ?? null;
    if (rows.length < PIECE) return;
  }
}

function betLine(row: BetRow, language: Language): string {
  const { gameName, vendorName, status, stake, payout, net, roundId } = presentBet(row, language);
  return csvLine([
    CLOCK.format(row.placedAt),
    gameName,
    vendorName,
    textsIn(language).exports.categories[presentCategory(row.category)],
    textsIn(language).exports.states[status],
    stake,
    payout,
    status === 'open' ? null : net,
    roundId,
  ]);
}
