import type { readPlatformMessages as operation } from '@maidan/contract/messages/platform/read-platform-messages.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { readerOf } from '../reader-of.ts';
import { unreadCountOf } from '../unread.ts';
import { markMessagesRead } from '../platform-message.store.ts';

export async function readPlatformMessages(
  context: CallContext,
  { ids }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { memberId } = sessionOf(context);
  const whose = await readerOf(context, memberId, context.language);
  const marked = await markMessagesRead(context.db, whose, ids ?? null);
  // What was read before is no news to the other devices.
  if (marked > 0) await tellProfile(context, memberId);
  return { unreadMessage: await unreadCountOf(context, memberId) };
}
