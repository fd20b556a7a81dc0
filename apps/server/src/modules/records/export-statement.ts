import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { exportStatement as statementOperation } from '@maidan/contract/records/export-statement.ts';
import { textsIn } from '#locales/texts.ts';
import type { CallContext } from '#call/call-context.ts';
import { CSV_BOM, csvLine } from './csv.ts';
import { readNamedRange } from './day-range.ts';
import { readStatement, type Statement } from './get-statement.ts';

export async function exportStatement(
  context: CallContext,
  input: ParsedRequestOf<typeof statementOperation>,
): Promise<AsyncGenerator<string>> {
  return statementLines(await readStatement(context, readNamedRange(input), 'day'), input.language);
}

async function* statementLines({ periods }: Statement, language: Language): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(language).exports.headings.statement);
  for (const { start, entries: _entries, ...sums } of periods.toReversed())
    yield csvLine([
      start,
      sums.deposits,
      sums.withdrawals,
      sums.net,
      sums.bonuses,
      sums.pay,
      sums.adjustments,
      sums.transfers,
      sums.stakes,
      sums.wins,
      sums.change,
      sums.closing,
    ]);
}
