import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getBetTotals as operation } from '@maidan/contract/records/get-bet-totals.ts';
import type { CallContext } from '#call/call-context.ts';
import { readRange } from './day-range.ts';
import { ownerOf } from './owner.ts';
import {
  addSums,
  BET_STATUS,
  money,
  nameIn,
  NO_SUM,
  presentCategory,
  presentSum,
} from './records.present.ts';
import { sumRoundsOverall } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function getBetTotals(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const rows = await sumRoundsOverall(context.db, ownerOf(context), readRange(input));
  const chosen = rows.filter(
    (row) =>
      (input.vendor === undefined || row.vendorCode === input.vendor) &&
      (input.category === undefined || row.category === input.category) &&
      (input.state === undefined || BET_STATUS[row.state] === input.state),
  );
  const all = chosen.reduce(addSums, NO_SUM);
  const open = chosen.filter(({ state }) => state === 'open').reduce(addSums, NO_SUM);
  const vendors = new Map(rows.map((row) => [row.vendorCode, nameIn(input.language, row) ?? row.vendorCode]));
  return {
    ...presentSum(all),
    net: money(all.payout - open.payout - (all.stake - open.stake)),
    openRounds: Number(open.rounds),
    openStake: money(open.stake),
    vendors: [...vendors]
      .map(([code, name]) => ({ code, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    categories: [...new Set(rows.map(({ category }) => presentCategory(category)))].toSorted(),
  };
}
