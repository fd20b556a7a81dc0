import type { CallContext } from '#http/call-context.ts';
import { endAllSessions } from '#modules/session/end-session.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import type { MemberAtDoor } from './member-for-login.ts';
import { tellOwner } from './new-password.ts';

export async function afterReset(context: CallContext, member: MemberAtDoor): Promise<void> {
  await endAllSessions(context, member.id, 'password');
  await noteSecurityEvent(context, 'password-reset', member.id);
  tellOwner(context, member, 'password-reset');
}
