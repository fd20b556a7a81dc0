import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getProfit as operation } from '@maidan/contract/records/get-profit.ts';
import type { CallContext } from '#call/call-context.ts';
import { daysOf, readNamedRange } from './day-range.ts';
import { ownerOf } from './owner.ts';
import { addSums, nameIn, NO_SUM, presentCategory, presentSum } from './records.present.ts';
import { sumProfit, type ProfitRow, type SumRow } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function getProfit(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const range = readNamedRange(input);
  const rows = await sumProfit(context.db, ownerOf(context), { ...input, ...range });
  const byDay = sumsBy(rows, ({ day }) => day);
  const names = new Map(rows.map((row) => [row.vendorCode, nameIn(input.language, row)]));
  return {
    ...presentSum([...byDay.values()].reduce(addSums, NO_SUM)),
    days: daysOf(range).map((day) => ({ day, ...presentSum(byDay.get(day) ?? NO_SUM) })),
    categories: ranked(
      sumsBy(rows, ({ category }) => (category === null ? null : presentCategory(category))),
    ).map(([category, sum]) => ({ category, ...presentSum(sum) })),
    vendors: ranked(sumsBy(rows, ({ vendorCode }) => vendorCode)).map(([code, sum]) => ({
      code,
      name: names.get(code) ?? code,
      ...presentSum(sum),
    })),
  };
}

/** Two categories of the database may be one to the player. */
function sumsBy<Key extends string>(
  rows: readonly ProfitRow[],
  keyOf: (row: ProfitRow) => Key | null,
): Map<Key, SumRow> {
  const sums = new Map<Key, SumRow>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) sums.set(key, addSums(sums.get(key) ?? NO_SUM, row));
  }
  return sums;
}

/** What was played most comes first. */
function ranked<Key extends string>(sums: ReadonlyMap<Key, SumRow>): [Key, SumRow][] {
  return [...sums].toSorted(([, a], [, b]) => (a.stake < b.stake ? 1 : -1));
}
