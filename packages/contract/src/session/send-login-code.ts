import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { captchaAnswer, codeSent, dialingCode, mobileNumber } from '#session/login-parts.ts';

/** LOG-07. A number without an account gets the same answer and no message (T23). */
export const sendLoginCode = defineOperation({
  name: 'sendLoginCode',
  summary: 'Send the code of a login by SMS',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  who: 'visitor',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    countryDialingCode: dialingCode,
    mobileNum: mobileNumber,
    captcha: z.optional(captchaAnswer),
  }),
  response: codeSent,
  errors: [
    'MOBILE_INVALID',
    'CODE_TOO_SOON',
    'SMS_LIMIT',
    'SMS_UNAVAILABLE',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'FEATURE_OFF',
  ],
});
