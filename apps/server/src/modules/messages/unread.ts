import type { CallContext } from '#call/call-context.ts';
import { countUnreadMessages } from './platform-message.store.ts';
import { readerOf } from './reader-of.ts';
import { readUnread } from './unread.store.ts';

type Place = Pick<CallContext, 'db' | 'config' | 'language'>;

/** HDR-08, SET-04, MSG-03: the notices of the house that this member has not read, newest first, and how many messages. */
export async function unreadOf(place: Place, memberId: string) {
  const { db, language } = place;
  const whose = await readerOf(place, memberId, language);
  const [notices, messages] = await Promise.all([readUnread(db, whose), countUnreadMessages(db, whose)]);
  return { notices, messages };
}

export async function unreadCountOf(place: Place, memberId: string): Promise<number> {
  const { notices, messages } = await unreadOf(place, memberId);
  return notices.length + messages;
}
