import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { dialingCode, loginResult, mobileNumber, verificationCode } from '#accounts/login/login-parts.ts';
import { chosenPassword, registrationFields, REGISTRATION_ERRORS } from './registration-parts.ts';
import { sameText } from '#accounts/passwords/same-text.ts';

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
      ...registrationFields,
      countryDialingCode: dialingCode,
      mobileNum: mobileNumber,
      verificationCode: z.optional(verificationCode),
      password: z.optional(chosenPassword),
      confirmPassword: z.optional(chosenPassword),
    })
    .check(sameText('password', 'confirmPassword')),
  response: loginResult,
  errors: REGISTRATION_ERRORS,
});
