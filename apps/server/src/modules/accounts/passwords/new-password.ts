import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertPasswordRule } from '#modules/system/field-rules.ts';
import { sendNotice } from '#modules/accounts/verification/notices.ts';
import type { MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { setPasswordHash } from './password.store.ts';

/** What every new password must pass, asked before anything is used up. Gives the hash to store. */
export async function hashNewPassword(
  context: CallContext,
  member: MemberAtDoor,
  newPassword: string,
): Promise<string> {
  await assertPasswordRule(context, newPassword, { username: member.username, field: 'newPassword' });
  if (await verifyPassword(member.passwordHash, newPassword))
    throw new Refusal('PASSWORD_SAME', { fields: { newPassword: 'same' } });
  return hashPassword(newPassword);
}

export function storePassword(
  tx: Database,
  { config }: CallContext,
  memberId: string,
  hash: string,
): Promise<void> {
  return setPasswordHash(tx, config.merchant, memberId, hash);
}

/** Whoever lost the account to somebody else hears of it where that somebody cannot reach. */
export function tellOwner(
  context: CallContext,
  member: MemberAtDoor,
  notice: 'password-set' | 'password-changed' | 'password-reset',
): void {
  sendNotice(context, { notice, username: member.username, email: member.email, mobile: member.mobile });
}
