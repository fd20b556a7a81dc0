import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listWithdrawals as operation } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import { selectWithdrawals } from './withdrawal.store.ts';

export async function listWithdrawals(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const rules = await settings.get('withdrawal');
  // One more than asked for tells whether there is another page.
  const rows = await selectWithdrawals(db, {
    merchant: config.merchant,
    memberId: sessionOf(context).memberId,
    before: input.cursor === undefined ? null : readCursor(input.cursor),
    limit: input.pageSize + 1,
  });
  const { page, nextCursor } = cutPage(rows, input.pageSize, ({ id }) => writeCursor(id));
  return {
    withdrawals: page.map((row) => presentWithdrawal(row, rules)),
    nextCursor,
  };
}
