import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { verificationCode } from '#accounts/login/login-parts.ts';
import { text } from '#text.ts';

/** MEM-14: from here on the new number or address is the account's, and the old one is told. */
export const bindContact = defineOperation({
  name: 'bindContact',
  summary: 'Bind the number or address that the code was sent to',
  method: 'POST',
  path: '/wps/member/contact',
  who: 'member',
  encrypted: true,
  perMinute: 20,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z.strictObject({ ticket: text(64), verificationCode }),
  response: z.object({
    /** Masked. */
    bound: z.string(),
    /** T25: whether logins without a second step move no money for a day, because an older one was replaced. */
    held: z.boolean(),
  }),
  errors: [
    'TICKET_INVALID',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'MOBILE_TAKEN',
    'HELD_FOR_SAFETY',
    'PAYLOAD_REFUSED',
  ],
});
