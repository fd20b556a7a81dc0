import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { captchaAnswer, codeSent, dialingCode, mobileNumber } from '#accounts/login/login-parts.ts';

/** REG-06. */
export const sendRegisterCode = defineOperation({
  name: 'sendRegisterCode',
  summary: 'Send the code that proves a mobile number while registering',
  method: 'POST',
  path: '/wps/verification/sms/register',
  who: 'visitor',
  encrypted: false,
  perMinute: 10,
  request: z.strictObject({
    countryDialingCode: dialingCode,
    mobileNo: mobileNumber,
    captcha: z.optional(captchaAnswer),
  }),
  response: codeSent,
  errors: [
    'MOBILE_INVALID',
    'MOBILE_TAKEN',
    'CODE_TOO_SOON',
    'SMS_LIMIT',
    'SMS_UNAVAILABLE',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'FEATURE_OFF',
  ],
});
