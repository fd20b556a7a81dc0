import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { exportPay as payOperation } from '@maidan/contract/pay/export-pay.ts';
import { textsIn } from '#locales/texts.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { CLOCK, PIECE } from '#modules/records/export-rows.ts';
import { readPayRange } from './pay-range.ts';
import { amountText, presentPay } from './pay.present.ts';
import { selectPay, type PayFilter, type PayPlace, type PayRecord } from './pay.store.ts';

type Words = ReturnType<typeof textsIn>['exports'];

export async function exportPay(
  context: CallContext,
  input: ParsedRequestOf<typeof payOperation>,
): Promise<AsyncGenerator<string>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  return lines(context.db, whose, readPayRange(input), textsIn(input.language).exports);
}

async function* lines(
  db: Database,
  whose: { merchant: string; memberId: string },
  filter: PayFilter,
  words: Words,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(words.headings.pay);
  for (let before: PayPlace | null = null; ;) {
    const rows: PayRecord[] = await selectPay(db, whose, filter, { before, limit: PIECE });
    yield rows.map((row) => lineOf(row, words)).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) return;
    before = { slot: last.slotStart, id: last.id };
  }
}

function lineOf(row: PayRecord, words: Words): string {
  const { members, turnover, tier, rateBasisPoints, gross, shared, amount, state, late } = presentPay(row);
  return csvLine([
    CLOCK.format(row.slotStart),
    CLOCK.format(row.slotEnd),
    members,
    turnover,
    // The team's, as everywhere: less than nothing where it lost.
    amountText(row.payout - row.stake),
    tier,
    (rateBasisPoints / 100).toFixed(2),
    gross,
    shared,
    amount,
    words.payStates[state],
    late ? words.payLate : '',
  ]);
}
