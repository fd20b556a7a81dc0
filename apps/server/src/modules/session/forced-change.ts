import type { CallContext } from '#http/call-context.ts';
import type { MemberAtDoor } from '#modules/member/member-for-login.ts';

/** LOG-03, LOG-13, PWD-04: why a password login must begin with a new password. */
export async function forcedChange(
  { settings }: CallContext,
  member: MemberAtDoor,
  passwordIsWeak: boolean,
): Promise<{ expired: boolean; forced: boolean }> {
  const { forcedPasswordChange, passwordExpiryDays } = await settings.get('whitelabel');
  const tooOld = passwordExpiryDays > 0 && member.passwordAgeDays >= passwordExpiryDays;
  const expired = member.expiresPassed || tooOld;
  const byFlag = forcedPasswordChange && (passwordIsWeak || member.firstTime);
  return { expired, forced: member.mustChange || expired || byFlag };
}
