import { randomBytes } from 'node:crypto';
import type { register as registerOperation } from '@maidan/contract/accounts/registration/register.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { checkAge } from '#modules/accounts/person/check-person.ts';
import { finishLogin } from '#modules/accounts/login/finish-login.ts';
import { requireCaptcha } from '#modules/accounts/verification/captcha.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from '#modules/accounts/passwords/password.ts';
import { contactsOf, orNull, type AnyForm } from './register-fields.ts';
import { readInvitation } from './register-invitation.ts';
import { assertNumberFree } from '#modules/accounts/members/taken-number.ts';
import { proveNumber } from './register-number.ts';
import { isNameTaken } from './register.store.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';

export type Result = ResponseOf<typeof registerOperation>;

export async function assertOffered({ settings }: CallContext, type: 'username' | 'mobile') {
  const whitelabel = await settings.get('whitelabel');
  if (!whitelabel.registerTypes.includes(type)) throw new Refusal('FEATURE_OFF');
  return whitelabel;
}

type Newcomer = { username: string; mobile: string | null; prove: boolean };

/** Everything that can be refused without using something up comes first; the proof of the number comes last. */
export async function completeRegistration(
  context: CallContext,
  form: AnyForm,
  newcomer: Newcomer,
): Promise<Result> {
  const { db, config, settings } = context;
  const { username, mobile, prove } = newcomer;
  if ((await settings.get('registerFields')).captcha.show) await requireCaptcha(context, form.captcha);
  const invitation = await readInvitation(context, {
    affiliateCode: form.affiliateCode === '' ? undefined : form.affiliateCode,
    referralCode: form.referralCode === '' ? undefined : form.referralCode,
    recommenderId: form.recommenderId === '' ? undefined : form.recommenderId,
    domain: form.domain,
  });
  if (mobile !== null) await assertNumberFree(context, mobile, prove);
  const key = usernameKey(username);
  if (await isNameTaken(db, config.merchant, key))
    throw new Refusal('USERNAME_TAKEN', { fields: { username: 'taken' } });
  const passwordHash = await hashPassword(form.password ?? randomBytes(32).toString('base64url'));
  const paymentPassword = orNull(form.paymentPassword);
  const paymentPasswordHash = paymentPassword === null ? null : await hashPassword(paymentPassword);
  const age = await checkAge(context, {
    username,
    name: orNull(form.payeeName),
    mobile,
    email: orNull(form.email),
    documentNumber: orNull(form.idNumber),
  });
  if (mobile !== null && prove) await proveNumber(context, form, mobile);
  const memberId = await openAccount(context, {
    ...invitation,
    type: 0,
    mustChangePassword: false,
    termsAccepted: true,
    username,
    usernameKey: key,
    passwordHash,
    hasPassword: form.password !== undefined,
    paymentPasswordHash,
    mobile,
    mobileVerified: mobile !== null && prove,
    email: orNull(form.email),
    payeeName: orNull(form.payeeName),
    idNumber: orNull(form.idNumber),
    contacts: contactsOf(form),
    affiliateCode: orNull(form.affiliateCode)?.toUpperCase() ?? null,
    registerUrl: orNull(form.registerUrl),
    socialTicket: form.socialTicket ?? null,
    age,
  });
  return finishLogin(context, { memberId, way: 'register', site: 'member', firstTime: true });
}
