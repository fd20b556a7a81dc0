import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { confirmHandOver as operation } from '@maidan/contract/accounts/hand-over/confirm-hand-over.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { decideHandOver } from './hand-over.store.ts';

/** How long the other device waits for a yes, and may fetch its session afterwards. */
export const WAIT_SECONDS = 120;

export async function confirmHandOver(
  context: CallContext,
  { id, allow }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const decision = { id, allow, sessionId: sessionOf(context).id, withinSeconds: WAIT_SECONDS };
  if (!(await decideHandOver(context.db, context.config.merchant, decision)))
    throw new Refusal('TICKET_INVALID');
  return { allowed: allow };
}
