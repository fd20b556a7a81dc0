import type { registerMobile as registerMobileOperation } from '@maidan/contract/accounts/registration/register-mobile.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { type Result, assertOffered, completeRegistration } from './complete-registration.ts';
import { assertRegisterFields } from './register-fields.ts';
import { bringsProof, numberOf } from './register-number.ts';

/** REG-06: the number is the name. Whether it must be proved, and a password chosen, is the operator's choice. */
export async function registerMobile(
  context: CallContext,
  form: ParsedRequestOf<typeof registerMobileOperation>,
): Promise<Result> {
  const { mobileReg } = await assertOffered(context, 'mobile');
  const needsProof = mobileReg.smsVerification;
  const always = [
    ...(mobileReg.password && form.socialTicket === undefined ? ['password'] : []),
    ...(needsProof && !bringsProof(form) ? ['verificationCode'] : []),
  ];
  await assertRegisterFields(context, form, { always, welcome: ['affiliateCode', 'mobileNum'] });
  const mobile = (await numberOf(context, form)) ?? '';
  // Without a password and without a proof anybody could open an account on anybody's number, and never come back in.
  if (!needsProof && form.password === undefined && form.socialTicket === undefined && !bringsProof(form))
    throw new Refusal('BAD_REQUEST', { fields: { password: 'required' } });
  return completeRegistration(context, form, { username: mobile, mobile, prove: bringsProof(form) });
}
