import type { listDeposits as operation } from '@maidan/contract/deposit/list-deposits.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { presentDeposit } from './deposit.present.ts';
import { listOwnDeposits } from './deposit.store.ts';

export async function listDeposits(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const rows = await listOwnDeposits(context.db, {
    merchant: context.config.merchant,
    memberId: sessionOf(context).memberId,
    before: input.cursor === undefined ? null : readCursor(input.cursor),
    // One more than asked for tells whether there is another page.
    limit: input.pageSize + 1,
  });
  const { page, nextCursor } = cutPage(rows, input.pageSize, ({ id }) => writeCursor(id));
  return {
    deposits: page.map((row) => presentDeposit(row, input.language)),
    nextCursor,
  };
}
