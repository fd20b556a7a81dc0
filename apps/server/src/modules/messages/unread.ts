import type { CallContext } from '#call/call-context.ts';
import { readUnread } from './unread.store.ts';

/** HDR-08, SET-04: the notices of the house that this member has not read, newest first. */
export function unreadOf({ db, config }: Pick<CallContext, 'db' | 'config'>, memberId: string) {
  return readUnread(db, { merchant: config.merchant, memberId });
}
