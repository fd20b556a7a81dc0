import type { countUnread as countOperation } from '@maidan/contract/messages/count-unread.ts';
import type { markRead as markOperation } from '@maidan/contract/messages/mark-read.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { tellProfile } from '#modules/member/tell-profile.ts';
import { readUnread, writeRead } from './unread.store.ts';

/** HDR-08, SET-04: the notices of the house that this member has not read, newest first. */
export function unreadOf({ db, config }: Pick<CallContext, 'db' | 'config'>, memberId: string) {
  return readUnread(db, { merchant: config.merchant, memberId });
}

export async function countUnread(context: CallContext): Promise<ResponseOf<typeof countOperation>> {
  const ids = await unreadOf(context, sessionOf(context).memberId);
  return { unreadMessage: ids.length, ids };
}

export async function markRead(
  context: CallContext,
  { ids }: ParsedRequestOf<typeof markOperation>,
): Promise<ResponseOf<typeof markOperation>> {
  const { memberId } = sessionOf(context);
  const marked = await writeRead(context.db, { merchant: context.config.merchant, memberId }, ids);
  // What was read before is no news to the other devices.
  if (marked > 0) await tellProfile(context);
  return { unreadMessage: (await unreadOf(context, memberId)).length };
}
