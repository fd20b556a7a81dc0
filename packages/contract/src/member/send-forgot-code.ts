import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { captchaAnswer, codeSent, dialingCode, mobileNumber } from '#session/login-parts.ts';

/** PWD-03. */
export const sendForgotCode = defineOperation({
  name: 'sendForgotCode',
  summary: 'Send the code that resets a password by phone',
  method: 'POST',
  path: '/wps/verification/sms/forgot',
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
