import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listLineTransfers as operation } from '@maidan/contract/upline/list-line-transfers.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { nameBelow } from '#modules/agents/name-below.ts';
import { moneyOf } from './upline.present.ts';
import { selectLineTransfers } from './upline.store.ts';

export async function listLineTransfers(
  context: CallContext,
  { cursor, pageSize, which }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const rows = await selectLineTransfers(db, whose, {
    which,
    before: cursor === undefined ? null : readCursor(cursor),
    limit: pageSize + 1,
  });
  const view = await settings.view();
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => writeCursor(id));
  return {
    currencySymbol: view.get('currencySymbol'),
    transfers: page.map(({ code, amount, direction, sent, otherId, other, isUpline, depth, at }) => ({
      code,
      amount: moneyOf(amount),
      direction,
      sent,
      other: isUpline ? other : nameBelow({ username: other, depth }, view.get('teamNames')),
      // Whoever stood below is known to the reader by number; whoever stood above is not.
      number: sent === (direction === 'down') ? otherId.toString() : null,
      at: at.toISOString(),
    })),
    nextCursor,
  };
}
