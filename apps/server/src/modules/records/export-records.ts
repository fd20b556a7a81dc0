import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { exportBets as betsOperation } from '@maidan/contract/records/export-bets.ts';
import {
  EXPORT_CATEGORIES,
  EXPORT_HEADINGS,
  EXPORT_KINDS,
  EXPORT_SOURCES,
  EXPORT_STATES,
} from '@maidan/contract/records/export-headings.ts';
import type { exportMovements as movementsOperation } from '@maidan/contract/records/export-movements.ts';
import type { exportProfit as profitOperation } from '@maidan/contract/records/export-profit.ts';
import type { exportStatement as statementOperation } from '@maidan/contract/records/export-statement.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import type { Language } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#http/call-context.ts';
import { CSV_BOM, csvLine } from './csv.ts';
import { readNamedRange } from './day-range.ts';
import { getProfit } from './get-profit.ts';
import { readStatement, type Statement } from './get-statement.ts';
import { presentMovement } from './movements.present.ts';
import { listMovementRows, type MovementRow } from './movements.store.ts';
import { accountOf, ownerOf } from './owner.ts';
import type { Place } from './place.ts';
import { presentBet, presentCategory } from './records.present.ts';
import { listRounds, type BetFilter, type BetRow } from './records.store.ts';

/** So many rows are asked for at a time; no more of a file is ever in memory. */
const PIECE = 500;

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: RECORD_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

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
  yield CSV_BOM + csvLine(EXPORT_HEADINGS.bets[language]);
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
    EXPORT_CATEGORIES[language][presentCategory(row.category)],
    EXPORT_STATES[language][status],
    stake,
    payout,
    status === 'open' ? null : net,
    roundId,
  ]);
}

export async function exportMovements(
  context: CallContext,
  input: ParsedRequestOf<typeof movementsOperation>,
): Promise<AsyncGenerator<string>> {
  const filter = { ...readNamedRange(input), kind: input.kind };
  return movementLines(context.db, await accountOf(context), filter, input.language);
}

async function* movementLines(
  db: Database,
  account: Awaited<ReturnType<typeof accountOf>>,
  filter: Parameters<typeof listMovementRows>[2],
  language: Language,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(EXPORT_HEADINGS.movements[language]);
  if (account === null) return;
  for (let before: bigint | null = null; ;) {
    const rows: MovementRow[] = await listMovementRows(db, account, filter, { before, limit: PIECE });
    yield rows.map((row) => movementLine(row, language)).join('');
    before = rows.at(-1)?.version ?? null;
    if (rows.length < PIECE) return;
  }
}

function movementLine(row: MovementRow, language: Language): string {
  const { kind, reversal, amount, balanceAfter, gameName, reference, source } = presentMovement(
    row,
    language,
  );
  const words = EXPORT_KINDS[language];
  return csvLine([
    CLOCK.format(row.at),
    reversal ? `${words[kind]} (${words.back})` : words[kind],
    amount,
    balanceAfter,
    gameName,
    source === null ? reference : (EXPORT_SOURCES[language][source] ?? reference),
  ]);
}

export async function exportStatement(
  context: CallContext,
  input: ParsedRequestOf<typeof statementOperation>,
): Promise<AsyncGenerator<string>> {
  return statementLines(await readStatement(context, readNamedRange(input), 'day'), input.language);
}

async function* statementLines({ periods }: Statement, language: Language): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(EXPORT_HEADINGS.statement[language]);
  for (const { start, entries: _entries, ...sums } of periods.toReversed())
    yield csvLine([
      start,
      sums.deposits,
      sums.withdrawals,
      sums.net,
      sums.bonuses,
      sums.adjustments,
      sums.transfers,
      sums.stakes,
      sums.wins,
      sums.change,
      sums.closing,
    ]);
}

export async function exportProfit(
  context: CallContext,
  input: ParsedRequestOf<typeof profitOperation>,
): Promise<AsyncGenerator<string>> {
  return profitLines(await getProfit(context, input), input.language);
}

async function* profitLines(
  { days }: Awaited<ReturnType<typeof getProfit>>,
  language: Language,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(EXPORT_HEADINGS.profit[language]);
  for (const { day, rounds, stake, payout, net } of days.toReversed())
    yield csvLine([day, rounds, stake, payout, net]);
}
