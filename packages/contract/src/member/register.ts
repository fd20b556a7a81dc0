import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import {
  captchaAnswer,
  dialingCode,
  loginResult,
  mobileNumber,
  verificationCode,
} from '#session/login-parts.ts';
import { RULE_MAX_LENGTH } from '#system/register-rules.ts';
import { sameText } from './same-text.ts';

/** Bounds only: which characters and lengths pass is the operator's rule (REG-03), asked on both sides. */
const field = z.string().check(z.maxLength(RULE_MAX_LENGTH));
const password = z.string().check(z.minLength(1), z.maxLength(64));

/** REG-01, REG-07: what both registrations carry. */
const shared = {
  payeeName: z.optional(field),
  email: z.optional(field),
  qqNum: z.optional(field),
  recommenderId: z.optional(field),
  affiliateCode: z.optional(field),
  referralCode: z.optional(field),
  paymentPassword: z.optional(field),
  line: z.optional(field),
  whatsapp: z.optional(field),
  facebook: z.optional(field),
  wechat: z.optional(field),
  idNumber: z.optional(field),
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

const errors = [
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

/** REG-09, REG-10: success logs in at once. */
export const register = defineOperation({
  name: 'register',
  summary: 'Open an account and log in',
  method: 'PUT',
  path: '/wps/member/register',
  who: 'visitor',
  encrypted: true,
  perMinute: 10,
  request: z
    .strictObject({
      ...shared,
      username: field.check(z.minLength(1)),
      password: z.optional(password),
      confirmPassword: z.optional(password),
      countryDialingCode: z.optional(dialingCode),
      mobileNum: z.optional(mobileNumber),
      verificationCode: z.optional(verificationCode),
    })
    .check(sameText('password', 'confirmPassword')),
  response: loginResult,
  errors,
});

/** REG-06: the number is the name; whether a code and a password are asked is the operator's choice. */
export const registerMobile = defineOperation({
  name: 'registerMobile',
  summary: 'Open an account with a mobile number and log in',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  who: 'visitor',
  encrypted: true,
  perMinute: 10,
  request: z
    .strictObject({
      ...shared,
      countryDialingCode: dialingCode,
      mobileNum: mobileNumber,
      verificationCode: z.optional(verificationCode),
      password: z.optional(password),
      confirmPassword: z.optional(password),
    })
    .check(sameText('password', 'confirmPassword')),
  response: loginResult,
  errors,
});
