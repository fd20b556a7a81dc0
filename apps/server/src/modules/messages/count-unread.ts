import type { countUnread as countOperation } from '@maidan/contract/messages/count-unread.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { unreadOf } from './unread.ts';

export async function countUnread(context: CallContext): Promise<ResponseOf<typeof countOperation>> {
  const { notices, messages } = await unreadOf(context, sessionOf(context).memberId);
  return { unreadMessage: notices.length + messages, ids: notices, messages };
}
