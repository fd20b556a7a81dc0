import type { CallContext } from '#call/call-context.ts';
import { endAllSessions } from '#modules/accounts/sessions/end-session.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import type { MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { tellOwner } from '#modules/accounts/passwords/new-password.ts';

export async function afterReset(context: CallContext, member: MemberAtDoor): Promise<void> {
  await endAllSessions(context, member.id, 'password');
  await noteSecurityEvent(context, 'password-reset', member.id);
  tellOwner(context, member, 'password-reset');
}
