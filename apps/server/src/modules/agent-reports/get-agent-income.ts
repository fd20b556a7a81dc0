import {
  INCOME_SOURCES,
  type getAgentIncome as operation,
} from '@maidan/contract/agent-reports/get-agent-income.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { readNamedRange } from '#modules/records/day-range.ts';
import { money } from './agent-reports.present.ts';
import { countOwnMovements, sumIncome, type IncomeRow } from './income.store.ts';
import { agentOf } from './own-team.ts';

export async function getAgentIncome(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const range = readNamedRange(input);
  const agent = agentOf(context);
  const currency = await settings.get('currency');
  await countOwnMovements(db, agent, currency);
  const all = await sumIncome(db, agent, currency, range);
  const rows = input.source === undefined ? all : all.filter(({ source }) => source === input.source);
  const days = [...new Set(rows.flatMap(({ day, amount }) => (amount === 0n ? [] : [day])))];
  return {
    totals: sumsOf(rows),
    days: days.map((day) => ({ day, ...sumsOf(rows.filter((row) => row.day === day)) })),
  };
}

function sumsOf(rows: readonly IncomeRow[]) {
  const of = (...sources: readonly string[]): string =>
    money(rows.reduce((all, { source, amount }) => (sources.includes(source) ? all + amount : all), 0n));
  return {
    dividend: of('dividend'),
    salary: of('salary'),
    rebate: of('rebate'),
    bonus: of('bonus'),
    total: of(...INCOME_SOURCES),
  };
}
