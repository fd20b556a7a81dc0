import type { markRead as markOperation } from '@maidan/contract/messages/mark-read.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { writeRead } from './unread.store.ts';
import { unreadCountOf } from './unread.ts';

export async function markRead(
  context: CallContext,
  { ids }: ParsedRequestOf<typeof markOperation>,
): Promise<ResponseOf<typeof markOperation>> {
  const { memberId } = sessionOf(context);
  const marked = await writeRead(context.db, { merchant: context.config.merchant, memberId }, ids);
  // What was read before is no news to the other devices.
  if (marked > 0) await tellProfile(context, memberId);
  return { unreadMessage: await unreadCountOf(context, memberId) };
}
