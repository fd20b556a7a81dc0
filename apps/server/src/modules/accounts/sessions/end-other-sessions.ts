import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { endOtherSessions as operation } from '@maidan/contract/accounts/sessions/end-other-sessions.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { endAllSessions } from './end-session.ts';

export async function endOtherSessions(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const own = sessionOf(context);
  const ended = await endAllSessions(context, own.memberId, 'ended', own.id);
  if (ended > 0) await noteSecurityEvent(context, 'sessions-ended', own.memberId, { ended });
  return { ended };
}
