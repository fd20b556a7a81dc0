import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { endOneSession as operation } from '@maidan/contract/accounts/sessions/end-one-session.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { endSession } from './end-session.ts';

type Input = ParsedRequestOf<typeof operation>;

/** Somebody else's session and one that never was get the same answer. */
export async function endOneSession(
  context: CallContext,
  { id }: Input,
): Promise<ResponseOf<typeof operation>> {
  const own = sessionOf(context);
  const ended = await endSession(context, id, id === own.id ? 'logout' : 'ended', own.memberId);
  if (!ended) throw new Refusal('NOT_FOUND');
  if (id === own.id) context.setSessionHalf(null);
  await noteSecurityEvent(context, 'session-ended');
  return { ended };
}
