import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { dialingCode, loginResult, mobileNumber, verificationCode } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** PWD-03, T25: the session it gives may not move money for a day. */
export const resetByPhone = defineOperation({
  name: 'resetByPhone',
  summary: 'Set a new password with a code sent by SMS, and log in',
  method: 'POST',
  path: '/wps/member/password/verification',
  who: 'visitor',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    newPassword: text(64),
    countryDialingCode: dialingCode,
    mobileNum: mobileNumber,
    verificationCode,
  }),
  response: loginResult,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'PASSWORD_WEAK', 'ACCOUNT_CLOSED', 'FEATURE_OFF', 'PAYLOAD_REFUSED'],
});
