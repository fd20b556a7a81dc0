import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** MEM-14: asks for what replacing one asks for; the last way back into the account stays. */
export const removeContact = defineOperation({
  name: 'removeContact',
  summary: 'Take the number or address off the account',
  method: 'POST',
  path: '/wps/member/contact/remove',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z.strictObject({ kind: z.enum(['mobile', 'email']), password: text(128) }),
  response: z.object({
    /** T25: whether logins without a second step move no money for a day, because a proved one was taken off. */
    held: z.boolean(),
  }),
  errors: ['PASSWORD_WRONG', 'CONTACT_ONLY_WAY', 'NOT_FOUND', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
