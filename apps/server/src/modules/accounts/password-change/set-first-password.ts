import type { setFirstPassword as operation } from '@maidan/contract/accounts/password-change/set-first-password.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { endAllSessions } from '#modules/accounts/sessions/end-session.ts';
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { findAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { hashNewPassword, tellOwner } from '#modules/accounts/passwords/new-password.ts';
import { insertPasswordHash } from './password-change.store.ts';

/**
 * There is no old password to ask for, so the session itself must be beyond doubt (`needsFullAssurance`): whoever only
 * holds the number, or a page that was left open elsewhere, puts no lock of their own on the account.
 */
export async function setFirstPassword(
  context: CallContext,
  { newPassword }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const session = sessionOf(context);
  const member = await findAtDoor(db, config.merchant, session.memberId);
  if (member === null) throw new Refusal('NOT_LOGGED_IN');
  if (member.passwordHash !== null) throw new Refusal('PASSWORD_ALREADY_SET');
  const hash = await hashNewPassword(context, member, newPassword);
  const halves = await db.transaction(async (tx) => {
    if (!(await insertPasswordHash(tx, config.merchant, member.id, hash)))
      throw new Refusal('PASSWORD_ALREADY_SET');
    return rotateSession(tx, context, session.id);
  });
  context.setSessionHalf(halves.half);
  await endAllSessions(context, member.id, 'password', session.id);
  await noteSecurityEvent(context, 'password-set');
  tellOwner(context, member, 'password-set');
  return { token: halves.token };
}
