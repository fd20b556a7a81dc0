import type { setInvitationLink as operation } from '@maidan/contract/invitation/set-invitation-link.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { presentLink } from './invitation.present.ts';
import { selectLink, switchLink } from './invitation.store.ts';

export async function setInvitationLink(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  // R2: whoever takes a break brings nobody in; a link can be switched off at any time.
  if (input.on) await assertNoBreak(context.db, whose);
  const switched = await switchLink(context.db, whose, input);
  const row = switched ? await selectLink(context.db, whose, input.code) : null;
  if (row === null) throw new Refusal('NOT_FOUND');
  return presentLink(row);
}
