import type { listFeedback as operation } from '@maidan/contract/feedback/list-feedback.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
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
  const page = rows.slice(0, input.pageSize);
  const last = page.at(-1);
  return {
    feedback: page.map(presentFeedback),
    nextCursor: rows.length > page.length && last !== undefined ? last.id.toString() : null,
  };
}

/** A cursor only says where to go on in the caller's own list, so a forged one shows nothing foreign. */
function readCursor(cursor: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(cursor)) throw new Refusal('BAD_REQUEST');
  return BigInt(cursor);
}
