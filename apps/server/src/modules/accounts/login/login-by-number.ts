import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { login } from '@maidan/contract/accounts/login/login.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { checkFirebaseToken, spendPhoneProof } from '#modules/accounts/verification/check-firebase-token.ts';
import { findByMobile } from '#modules/accounts/members/member-for-login.ts';
import { checkCode } from '#modules/accounts/verification/codes.ts';
import { readMobile } from '#modules/accounts/verification/read-mobile.ts';
import { finishLogin, type LoginResult } from './finish-login.ts';

type Input = ParsedRequestOf<typeof login>;

export async function logInBySms(
  context: CallContext,
  input: Extract<Input, { type: 'sms' }>,
): Promise<LoginResult> {
  const { db, config, settings } = context;
  if (!(await settings.get('whitelabel')).smsEnabled) throw new Refusal('FEATURE_OFF');
  const target = await readMobile(context, input);
  await checkCode(context, {
    purpose: 'login',
    target,
    code: input.verificationCode,
    asker: 'browser',
  });
  return enter(context, await findByMobile(db, config.merchant, target), 'sms', input.site);
}

/** LOG-14: the phone was proved to another house, whose signature is checked here. */
export async function logInByFirebase(
  context: CallContext,
  input: Extract<Input, { type: 'firebase' }>,
): Promise<LoginResult> {
  const identity = await checkFirebaseToken(context, input.firebaseIdToken);
  const member = await findByMobile(context.db, context.config.merchant, identity.mobile);
  // Whoever has no account yet registers with the same proof.
  if (member !== null) await spendPhoneProof(context, identity);
  return enter(context, member, 'firebase', input.site);
}

function enter(
  context: CallContext,
  member: { id: string } | null,
  way: 'sms' | 'firebase',
  site: 'member' | 'agent',
): Promise<LoginResult> {
  if (member === null) throw new Refusal(way === 'sms' ? 'CODE_WRONG' : 'IDENTITY_REFUSED');
  return finishLogin(context, { memberId: member.id, way, site });
}
