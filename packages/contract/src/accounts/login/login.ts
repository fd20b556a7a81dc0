import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import {
  captchaAnswer,
  dialingCode,
  loginResult,
  mobileNumber,
  site,
  verificationCode,
} from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** LOG-01, LOG-02, LOG-14. Bounds only: which characters a username may have is the register form's business. */
export const login = defineOperation({
  name: 'login',
  summary: 'Exchange a username and password, or a mobile number and code, for a session',
  method: 'POST',
  path: '/wps/session/login',
  who: 'visitor',
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  request: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('username'),
      username: text(32),
      password: text(128),
      site,
      captcha: z.optional(captchaAnswer),
    }),
    z.strictObject({
      type: z.literal('sms'),
      countryDialingCode: dialingCode,
      mobileNum: mobileNumber,
      verificationCode,
      site,
    }),
    z.strictObject({ type: z.literal('firebase'), firebaseIdToken: text(4096), site }),
  ]),
  response: loginResult,
  errors: [
    'LOGIN_FAILED',
    'ACCOUNT_CLOSED',
    'NOT_A_MEMBER',
    'NOT_AN_AGENT',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'FEATURE_OFF',
    'PAYLOAD_REFUSED',
    'MOBILE_INVALID',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'IDENTITY_REFUSED',
    'TICKET_INVALID',
  ],
});
