import * as z from 'zod/mini';
import { captchaAnswer } from '#accounts/login/login-parts.ts';
import { RULE_MAX_LENGTH } from '#system/register-rules.ts';

/** Bounds only: which characters and lengths pass is the operator's rule (REG-03), asked on both sides. */
export const ruledField = z.string().check(z.maxLength(RULE_MAX_LENGTH));

export const chosenPassword = z.string().check(z.minLength(1), z.maxLength(64));

/** REG-01, REG-07: what both registrations carry. */
export const registrationFields = {
  payeeName: z.optional(ruledField),
  email: z.optional(ruledField),
  qqNum: z.optional(ruledField),
  recommenderId: z.optional(ruledField),
  affiliateCode: z.optional(ruledField),
  referralCode: z.optional(ruledField),
  paymentPassword: z.optional(ruledField),
  line: z.optional(ruledField),
  whatsapp: z.optional(ruledField),
  facebook: z.optional(ruledField),
  wechat: z.optional(ruledField),
  idNumber: z.optional(ruledField),
  captcha: z.optional(captchaAnswer),
  domain: z.optional(z.string().check(z.maxLength(200))),
  registerUrl: z.optional(z.string().check(z.maxLength(200))),
  /** LOG-14: links the identity with which the newcomer arrived; no password is needed then. */
  socialTicket: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  firebaseChannel: z.optional(z.enum(['phone'])),
  firebaseIdToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  termsAccepted: z.literal(true),
  adultConfirmed: z.literal(true),
  registerMethod: z.literal('WEB'),
  login: z.literal(true),
};

export const REGISTRATION_ERRORS = [
  'USERNAME_TAKEN',
  'MOBILE_TAKEN',
  'MOBILE_INVALID',
  'INVITATION_INVALID',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'PASSWORD_WEAK',
  'TICKET_INVALID',
  'IDENTITY_REFUSED',
  'IDENTITY_TAKEN',
  'FEATURE_OFF',
  'AGE_NOT_CONFIRMED',
  'CHECK_UNAVAILABLE',
  'PAYLOAD_REFUSED',
] as const;
