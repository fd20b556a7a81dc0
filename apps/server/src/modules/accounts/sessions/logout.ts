import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { logout as operation } from '@maidan/contract/accounts/sessions/logout.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { endSession } from './end-session.ts';

export async function logout(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const ended = await endSession(context, sessionOf(context).id, 'logout');
  context.setSessionHalf(null);
  if (ended) await noteSecurityEvent(context, 'logout');
  return { ended };
}
