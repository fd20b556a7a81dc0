import type { listPlatformMessages as operation } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { selectPlatformMessages } from '../platform-message.store.ts';
import { readerOf } from '../reader-of.ts';
import { presentPlatformMessage } from './present-platform-message.ts';

export async function listPlatformMessages(
  context: CallContext,
  { cursor, pageSize, about, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, settings } = context;
  const whose = await readerOf(context, sessionOf(context).memberId, language);
  const [rows, currencySymbol] = await Promise.all([
    // One more than asked for tells whether there is another page.
    selectPlatformMessages(db, whose, {
      before: cursor === undefined ? null : readCursor(cursor),
      limit: pageSize + 1,
      about,
    }),
    settings.get('currencySymbol'),
  ]);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => writeCursor(id));
  return {
    messages: page.map((row) => presentPlatformMessage(row, { language, currencySymbol })),
    nextCursor,
  };
}
