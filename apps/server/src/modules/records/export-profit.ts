import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { exportProfit as profitOperation } from '@maidan/contract/records/export-profit.ts';
import { textsIn } from '#locales/texts.ts';
import type { CallContext } from '#call/call-context.ts';
import { CSV_BOM, csvLine } from './csv.ts';
import { getProfit } from './get-profit.ts';

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
  yield CSV_BOM + csvLine(textsIn(language).exports.headings.profit);
  for (const { day, rounds, stake, payout, net } of days.toReversed())
    yield csvLine([day, rounds, stake, payout, net]);
}
