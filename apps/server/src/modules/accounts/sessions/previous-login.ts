import type { CallContext } from '#call/call-context.ts';
import { sessionOf } from '#call/call-context.ts';
import { selectPreviousLogin } from './session.store.ts';

/** When this member logged in before this session, or null. */
export function previousLogin(context: CallContext): Promise<Date | null> {
  return selectPreviousLogin(context.db, context.config.merchant, sessionOf(context).id);
}
