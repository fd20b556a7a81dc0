import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** Letters and digits, letter first. The rules an operator can change arrive with the register settings. */
export const usernameRule = z
  .string()
  .check(z.minLength(4), z.maxLength(16), z.regex(/^[A-Za-z][A-Za-z0-9]*$/));
export const passwordRule = z.string().check(z.minLength(8), z.maxLength(64));

/** REG-01, REG-05, REG-07, REG-10: the basic fields. Success logs in at once (REG-09). */
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
      username: usernameRule,
      password: passwordRule,
      confirmPassword: z.string().check(z.maxLength(64)),
      referralCode: z.optional(z.string().check(z.maxLength(24), z.regex(/^[A-Za-z0-9_-]*$/))),
      termsAccepted: z.literal(true),
      adultConfirmed: z.literal(true),
      registerUrl: z.optional(z.string().check(z.maxLength(200))),
      registerMethod: z.literal('WEB'),
      login: z.literal(true),
    })
    .check(
      z.refine((form) => form.password === form.confirmPassword, {
        path: ['confirmPassword'],
        error: 'mismatch',
      }),
    ),
  response: z.object({ token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean() }),
  errors: ['USERNAME_TAKEN', 'PAYLOAD_REFUSED'],
});
