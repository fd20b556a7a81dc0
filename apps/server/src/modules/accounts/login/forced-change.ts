import type { CallContext } from '#call/call-context.ts';
import type { MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';

/** LOG-03, LOG-13, PWD-04: why a password login must begin with a new password. */
export async function forcedChange(
  { settings }: CallContext,
  member: MemberAtDoor,
  passwordIsWeak: boolean,
): Promise<{ expired: boolean; forced: boolean }> {
  const { forcedPasswordChange, passwordExpiryDays } = await settings.get('whitelabel');
  // With expiry switched off no password expires, whatever date stands beside an account.
  const expired =
    passwordExpiryDays > 0 && (member.expiresPassed || member.passwordAgeDays >= passwordExpiryDays);
  const byFlag = forcedPasswordChange && (passwordIsWeak || (member.firstTime && member.passwordIsGiven));
  return { expired, forced: member.mustChange || expired || byFlag };
}
