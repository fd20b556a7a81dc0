import type { PlannedField, RegisterPlan, TypedField } from './register-plan.ts';
import type { RegisterRequest } from './register.mutations.ts';
import type { RegisterValues } from './register-resolver.ts';
import type { CaptchaAnswer } from '#features/session/captcha/use-captcha.ts';

export type Arrival = {
  /** The code of the link by which somebody came; sent along even where the form does not ask for one. */
  affiliateCode?: string | undefined;
  socialTicket?: string | undefined;
  firebaseIdToken?: string | undefined;
};

/** REG-01: what was asked for and filled in, with what the product adds. */
export function registerRequest(
  plan: RegisterPlan,
  values: RegisterValues,
  extra: Arrival & { captcha?: CaptchaAnswer },
): RegisterRequest {
  const asked: PlannedField[] = [...plan.required, ...plan.optional];
  const given: Partial<Record<TypedField, string>> = {};
  for (const field of asked) {
    const value = field.toLowerCase().includes('password') ? values[field] : values[field].trim();
    if (value !== '') given[field] = value;
  }
  // A code proves a number; without one there is nothing to prove.
  if (given.mobileNum === undefined) delete given.verificationCode;
  else given.countryDialingCode = values.countryDialingCode;
  const { affiliateCode, socialTicket, firebaseIdToken, captcha } = extra;
  const form = {
    ...(affiliateCode === undefined || asked.includes('affiliateCode') ? {} : { affiliateCode }),
    ...given,
    ...(captcha === undefined ? {} : { captcha }),
    ...(socialTicket === undefined ? {} : { socialTicket }),
    ...(firebaseIdToken === undefined ? {} : { firebaseIdToken, firebaseChannel: 'phone' as const }),
    termsAccepted: true as const,
    adultConfirmed: true as const,
    registerMethod: 'WEB' as const,
    login: true as const,
    domain: window.location.hostname,
    registerUrl: window.location.origin,
  };
  if (plan.kind === 'username')
    return { kind: 'username', form: { ...form, username: values.username.trim() } };
  const { countryDialingCode, mobileNum } = values;
  return { kind: 'mobile', form: { ...form, countryDialingCode, mobileNum } };
}
