import type { changePassword as operation } from '@maidan/contract/accounts/password-change/change-password.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { endAllSessions } from '#modules/accounts/sessions/end-session.ts';
import { CHANGE_TICKET } from '#modules/accounts/login/finish-login.ts';
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { readTicket, takeTicket } from '#modules/accounts/verification/tickets.ts';
import { findAtDoor, type MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { hashNewPassword, storePassword, tellOwner } from '#modules/accounts/passwords/new-password.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';

type Input = ParsedRequestOf<typeof operation>;

/** PWD-01: the old password, or the ticket of a forced change (LOG-12), and nothing without one of them (T3). */
export async function changePassword(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db } = context;
  const session = sessionOf(context);
  const member = await provedOwner(context, input);
  const hash = await hashNewPassword(context, member, input.newPassword);
  const halves = await db.transaction(async (tx) => {
    if (input.oldPassword === undefined) await spendChangeTicket(context, tx, input.changeTicket);
    await storePassword(tx, context, member.id, hash);
    return rotateSession(tx, context, session.id);
  });
  context.setSessionHalf(halves.half);
  await endAllSessions(context, member.id, 'password', session.id);
  await noteSecurityEvent(context, 'password-changed');
  tellOwner(context, member, 'password-changed');
  return { token: halves.token };
}

async function provedOwner(context: CallContext, input: Input): Promise<MemberAtDoor> {
  if (input.oldPassword !== undefined) return assertOwnPassword(context, input.oldPassword, 'oldPassword');
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const ticket = input.changeTicket;
  if (ticket === undefined) throw new Refusal('PASSWORD_WRONG', { fields: { oldPassword: 'required' } });
  const found = await readTicket(db, config.merchant, { purpose: CHANGE_TICKET, ticket });
  const member = found?.memberId === memberId ? await findAtDoor(db, config.merchant, memberId) : null;
  if (member === null) throw new Refusal('TICKET_INVALID');
  return member;
}

/** In the transaction of the change: a change that fails leaves the ticket, one that succeeds uses it up. */
async function spendChangeTicket(
  { config }: CallContext,
  tx: Parameters<typeof takeTicket>[0],
  ticket = '',
): Promise<void> {
  if ((await takeTicket(tx, config.merchant, { purpose: CHANGE_TICKET, ticket })) === null)
    throw new Refusal('TICKET_INVALID');
}
