import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getStatement as operation } from '@maidan/contract/records/get-statement.ts';
import type { CallContext } from '#call/call-context.ts';
import { readRange, type DayRange } from './day-range.ts';
import { changeOf, presentStatement } from './movements.present.ts';
import { balanceBefore, sumMovements, type PeriodSumRow } from './movements.store.ts';
import { accountOf } from './owner.ts';
import { money } from './records.present.ts';

type Input = ParsedRequestOf<typeof operation>;
export type Statement = ResponseOf<typeof operation>;

export function getStatement(context: CallContext, input: Input): Promise<Statement> {
  return readStatement(context, readRange(input), input.by);
}

export async function readStatement(
  context: CallContext,
  range: DayRange,
  by: 'day' | 'month',
): Promise<Statement> {
  const account = await accountOf(context);
  const opening = account === null ? 0n : await balanceBefore(context.db, account, range.from);
  const rows = account === null ? [] : await sumMovements(context.db, account, range, by);
  return {
    ...presentStatement(rows),
    opening: money(opening),
    closing: money(opening + changeOf(rows)),
    periods: periodsOf(rows, opening),
  };
}

function periodsOf(rows: readonly PeriodSumRow[], opening: bigint): Statement['periods'] {
  const byStart = new Map<string, PeriodSumRow[]>();
  for (const row of rows) byStart.set(row.start, [...(byStart.get(row.start) ?? []), row]);
  let balance = opening;
  const periods = [...byStart]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([start, own]) => {
      balance += changeOf(own);
      return { ...presentStatement(own), start, closing: money(balance) };
    });
  return periods.toReversed();
}
