import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { dialingCode, loginResult, mobileNumber, verificationCode } from '#accounts/login/login-parts.ts';
import { ruledField, chosenPassword, registrationFields, REGISTRATION_ERRORS } from './registration-parts.ts';
import { sameText } from '#accounts/passwords/same-text.ts';

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
      ...registrationFields,
      username: ruledField.check(z.minLength(1)),
      password: z.optional(chosenPassword),
      confirmPassword: z.optional(chosenPassword),
      countryDialingCode: z.optional(dialingCode),
      mobileNum: z.optional(mobileNumber),
      verificationCode: z.optional(verificationCode),
    })
    .check(sameText('password', 'confirmPassword')),
  response: loginResult,
  errors: REGISTRATION_ERRORS,
});
