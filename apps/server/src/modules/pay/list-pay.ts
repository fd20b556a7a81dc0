import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPay as operation } from '@maidan/contract/pay/list-pay.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { readPayRange } from './pay-range.ts';
import { amountText, presentPay } from './pay.present.ts';
import { selectPay, sumPay, type PayPlace } from './pay.store.ts';

export async function listPay(
  context: CallContext,
  { cursor, pageSize, ...input }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const filter = readPayRange(input);
  const before = cursor === undefined ? null : readPlace(cursor);
  const [rows, sums] = await Promise.all([
    selectPay(db, whose, filter, { before, limit: pageSize + 1 }),
    sumPay(db, whose, filter),
  ]);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ slotStart, id }) =>
    writeCursor(BigInt(slotStart.getTime()), id),
  );
  return {
    rows: page.map(presentPay),
    sums: {
      turnover: amountText(sums.turnover),
      shared: amountText(sums.shared),
      paid: amountText(sums.paid),
      withheld: amountText(sums.withheld),
    },
    nextCursor,
  };
}

function readPlace(cursor: string): PayPlace {
  const [at, id] = readCursor(cursor, 2);
  return { slot: new Date(Math.min(Number(at), 8.64e15)), id };
}
