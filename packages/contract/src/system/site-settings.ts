import * as z from 'zod/mini';
import { verificationWay } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';
import { fieldRule, OPTIONAL_FIELDS, RULED_FIELDS } from './register-rules.ts';

/** SET-03: what an operator offers. */
export const whitelabel = z.object({
  pwdEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  hasFreePlay: z.boolean(),
  /** REG-06: which registrations are offered; `mobile` alone is mobile-only. */
  registerTypes: z.array(z.enum(['username', 'mobile'])).check(z.minLength(1), z.maxLength(2)),
  mobileReg: z.object({ smsVerification: z.boolean(), password: z.boolean() }),
  forcedPasswordChange: z.boolean(),
  /** 0 switches expiry off. */
  passwordExpiryDays: z.int().check(z.minimum(0), z.maximum(3650)),
  forgotByEmail: z.boolean(),
  forgotByPhone: z.boolean(),
  /** PWD-02: answers "sent" also for accounts that do not exist. */
  hideUnknownAccounts: z.boolean(),
  google: z.boolean(),
  facebook: z.boolean(),
  firebasePhone: z.boolean(),
  passkeys: z.boolean(),
  newAddressCheck: z.object({ enabled: z.boolean(), ways: z.array(verificationWay).check(z.maxLength(4)) }),
});

const shown = z.object({ show: z.boolean(), required: z.boolean() });
/** REG-02. */
export const registerFields = z.record(z.enum(OPTIONAL_FIELDS), shown);
/** REG-03. */
export const validationRules = z.record(z.enum(RULED_FIELDS), fieldRule);

export const country = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryDialingCode: z.string().check(z.regex(/^\+[0-9]{1,4}$/)),
});

/** SET-02: `path` is encrypted to the page and decrypted there. */
export const customerService = z.object({ csType: text(24), path: text(4096) });
export const resource = z.object({ labelNameEn: text(60), url: z.url() });

/** SET-04, PRO-03: the programmes that the operator runs. */
export const availablePromo = z.object({ REFERRAL: z.object({ enabled: z.boolean() }) });

const host = z.url({ protocol: /^https?$/ }).check(z.maxLength(200));
export const domainRoute = z.object({ member: host, agent: host, mobile: z.nullable(host) });

/** LOG-14: what the firebase SDK needs to know; none of it is secret. */
export const firebaseSettings = z.nullable(
  z.object({ apiKey: text(200), authDomain: text(200), projectId: text(100) }),
);
