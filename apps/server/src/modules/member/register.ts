import { randomBytes } from 'node:crypto';
import type {
  register as registerOperation,
  registerMobile as registerMobileOperation,
} from '@maidan/contract/member/register.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { finishLogin } from '#modules/session/finish-login.ts';
import { checkAge } from '#modules/person/check-person.ts';
import { requireCaptcha } from '#modules/verification/captcha.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './password.ts';
import { assertRegisterFields, contactsOf, orNull, type AnyForm } from './register-fields.ts';
import { readInvitation } from './register-invitation.ts';
import { assertNumberFree, bringsProof, numberOf, proveNumber } from './register-number.ts';
import { isNameTaken } from './register.store.ts';
import { usernameKey } from './username-key.ts';

type Result = ResponseOf<typeof registerOperation>;

/** REG-01: with a name of the own choosing. A number beside it may be proved, and then counts as proved. */
export async function register(
  context: CallContext,
  form: ParsedRequestOf<typeof registerOperation>,
): Promise<Result> {
  await assertOffered(context, 'username');
  const always = form.socialTicket === undefined ? ['password'] : [];
  const welcome = form.firebaseIdToken === undefined ? ([] as const) : (['mobileNum'] as const);
  await assertRegisterFields(context, form, { always, welcome: ['affiliateCode', ...welcome] });
  return complete(context, form, {
    username: form.username,
    mobile: await numberOf(context, form),
    prove: bringsProof(form),
  });
}

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
  return complete(context, form, { username: mobile, mobile, prove: bringsProof(form) });
}

async function assertOffered({ settings }: CallContext, type: 'username' | 'mobile') {
  const whitelabel = await settings.get('whitelabel');
  if (!whitelabel.registerTypes.includes(type)) throw new Refusal('FEATURE_OFF');
  return whitelabel;
}

type Newcomer = { username: string; mobile: string | null; prove: boolean };

/** Everything that can be refused without using something up comes first; the proof of the number comes last. */
async function complete(context: CallContext, form: AnyForm, newcomer: Newcomer): Promise<Result> {
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
