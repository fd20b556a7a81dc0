import type { listFeedback as operation } from '@maidan/contract/feedback/list-feedback.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { presentFeedback } from './feedback.present.ts';
import { selectFeedback } from './feedback.store.ts';

export async function listFeedback(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  // One more than asked for tells whether there is another page.
  const rows = await selectFeedback(context.db, {
    merchant: context.config.merchant,
    memberId: sessionOf(context).memberId,
    before: input.cursor === undefined ? null : readCursor(input.cursor),
    limit: input.pageSize + 1,
  });
  const { page, nextCursor } = cutPage(rows, input.pageSize, ({ id }) => writeCursor(id));
  return {
    feedback: page.map(presentFeedback),
    nextCursor,
  };
}
