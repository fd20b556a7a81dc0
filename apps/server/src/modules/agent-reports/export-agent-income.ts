import type { exportAgentIncome as operation } from '@maidan/contract/agent-reports/export-agent-income.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { getAgentIncome } from './get-agent-income.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function exportAgentIncome(context: CallContext, input: Input): Promise<AsyncGenerator<string>> {
  return incomeLines(await getAgentIncome(context, input), input);
}

async function* incomeLines(
  { days }: Awaited<ReturnType<typeof getAgentIncome>>,
  { language }: Input,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(language).exports.headings.agentIncome);
  for (const { day, dividend, salary, rebate, bonus, total } of days)
    yield csvLine([day, dividend, salary, rebate, bonus, total]);
}
