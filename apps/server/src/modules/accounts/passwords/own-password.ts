import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { guardSecret } from '#modules/accounts/verification/throttle.ts';
import { findAtDoor, type MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';
import { verifyPassword } from './password.ts';

/** Asks a member who is in for the password again. Wrong ones are counted: an open page is no place to guess. */
export async function assertOwnPassword(
  context: CallContext,
  password: string,
  field = 'password',
): Promise<MemberAtDoor> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const guard = await guardSecret(context, `password:${memberId}`);
  const member = await findAtDoor(db, config.merchant, memberId);
  const matches = await verifyPassword(member?.passwordHash ?? null, password);
  if (member === null || !matches) throw new Refusal('PASSWORD_WRONG', { fields: { [field]: 'wrong' } });
  await guard.succeeded();
  return member;
}
