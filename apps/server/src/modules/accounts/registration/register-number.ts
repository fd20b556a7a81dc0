import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { checkFirebaseToken, spendPhoneProof } from '#modules/accounts/verification/check-firebase-token.ts';
import { checkCode } from '#modules/accounts/verification/codes.ts';
import { readMobile } from '#modules/accounts/verification/read-mobile.ts';
import type { AnyForm } from './register-fields.ts';

/** E.164: at most fifteen digits with the country's; fewer than seven are nobody's mobile. */
const NUMBER = /^[1-9][0-9]{6,14}$/;

/** The newcomer's number, as far as the form has one: of a country on the operator's list, and dialable. */
export async function numberOf(context: CallContext, form: AnyForm): Promise<string | null> {
  if (form.mobileNum === undefined) return null;
  if (form.countryDialingCode === undefined)
    throw new Refusal('BAD_REQUEST', { fields: { countryDialingCode: 'required' } });
  const { countryDialingCode, mobileNum } = form;
  const digits = await readMobile(context, { countryDialingCode, mobileNum });
  if (!NUMBER.test(digits)) throw new Refusal('MOBILE_INVALID', { fields: { mobileNum: 'wrong' } });
  return digits;
}

/** REG-06: whether the form brings what proves a number. */
export const bringsProof = (form: AnyForm) =>
  form.verificationCode !== undefined || form.firebaseIdToken !== undefined;

/** Uses the proof up, so it comes after everything that can still be refused without it. */
export async function proveNumber(context: CallContext, form: AnyForm, mobile: string): Promise<void> {
  if (form.firebaseIdToken !== undefined) {
    const proved = await checkFirebaseToken(context, form.firebaseIdToken);
    if (proved.mobile !== mobile) throw new Refusal('IDENTITY_REFUSED');
    return spendPhoneProof(context, proved);
  }
  await checkCode(context, {
    purpose: 'register',
    target: mobile,
    code: form.verificationCode ?? '',
    asker: 'browser',
  });
}
