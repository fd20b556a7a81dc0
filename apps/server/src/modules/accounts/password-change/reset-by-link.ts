import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { resetByLink as resetByLinkOperation } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readTicket, takeTicket } from '#modules/accounts/verification/tickets.ts';
import { afterReset } from './after-reset.ts';
import { RESET_TICKET } from './forgot-by-email.ts';
import { findAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { hashNewPassword, storePassword } from '#modules/accounts/passwords/new-password.ts';

/** PWD-02: once, within thirty minutes. A password that is refused does not use the link up. */
export async function resetByLink(
  context: CallContext,
  input: ParsedRequestOf<typeof resetByLinkOperation>,
): Promise<ResponseOf<typeof resetByLinkOperation>> {
  const { db, config } = context;
  const given = { purpose: RESET_TICKET, ticket: input.code };
  const found = await readTicket(db, config.merchant, given);
  const memberId = found?.memberId ?? null;
  const member = memberId === null ? null : await findAtDoor(db, config.merchant, memberId);
  if (member === null) throw new Refusal('LINK_INVALID');
  const hash = await hashNewPassword(context, member, input.newPassword);
  await db.transaction(async (tx) => {
    if ((await takeTicket(tx, config.merchant, given)) === null) throw new Refusal('LINK_INVALID');
    await storePassword(tx, context, member.id, hash);
  });
  await afterReset(context, member);
  const isAgent = AGENT_TYPES.some((type) => type === member.type);
  return { username: member.username, site: isAgent ? 'agent' : 'member' };
}
