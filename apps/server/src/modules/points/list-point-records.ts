import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listPointRecords as operation } from '@maidan/contract/points/list-point-records.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { presentRecord } from './points.present.ts';
import { selectRecords } from './points.store.ts';

export async function listPointRecords(
  context: CallContext,
  { cursor, pageSize }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  // One more than asked for tells whether there is another page.
  const rows = await selectRecords(context.db, whose, {
    before: cursor === undefined ? null : readCursor(cursor),
    limit: pageSize + 1,
  });
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => writeCursor(id));
  return { records: page.map(presentRecord), nextCursor };
}
