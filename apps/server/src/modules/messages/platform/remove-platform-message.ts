import type { removePlatformMessage as operation } from '@maidan/contract/messages/platform/remove-platform-message.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readerOf } from '../reader-of.ts';
import { unreadCountOf } from '../unread.ts';
import { hideMessage } from '../platform-message.store.ts';

export async function removePlatformMessage(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { memberId } = sessionOf(context);
  const hidden = await hideMessage(context.db, await readerOf(context, memberId, context.language), id);
  if (!hidden) throw new Refusal('NOT_FOUND');
  await tellProfile(context, memberId);
  return { unreadMessage: await unreadCountOf(context, memberId) };
}
