import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { codeSent, dialingCode, mobileNumber } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** The login password: whoever finds an open page must not move the way back in. */
const password = text(128);

/** MEM-14: the code goes to the new number or address, so that only what can be reached is bound. */
export const sendContactCode = defineOperation({
  name: 'sendContactCode',
  summary: 'Send a code to the number or address that is about to be bound',
  method: 'POST',
  path: '/wps/member/contact/code',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('mobile'),
      countryDialingCode: dialingCode,
      mobileNum: mobileNumber,
      password,
    }),
    z.strictObject({ kind: z.literal('email'), email: text(120), password }),
    /** What was typed once and waits to be confirmed: it is shown masked, and need not be typed again. */
    z.strictObject({ kind: z.enum(['knownMobile', 'knownEmail']), password }),
  ]),
  response: z.object({
    ...codeSent.shape,
    /** Stands for the password and the place the code went to. */
    ticket: z.string(),
  }),
  errors: [
    'PASSWORD_WRONG',
    'MOBILE_INVALID',
    'MOBILE_TAKEN',
    'CONTACT_SAME',
    'NOT_FOUND',
    'CODE_TOO_SOON',
    'SMS_LIMIT',
    'SMS_UNAVAILABLE',
    'HELD_FOR_SAFETY',
    'PAYLOAD_REFUSED',
  ],
});
