import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

/** LOG-13: stricter at once, looser with the password. */
export const setTotpAlways = defineOperation({
  name: 'setTotpAlways',
  summary: 'Whether the second step is asked for at every login or only on new devices',
  method: 'POST',
  path: '/wps/member/totp/always',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.discriminatedUnion('always', [
    z.strictObject({ always: z.literal(true) }),
    z.strictObject({ always: z.literal(false), password: text(128) }),
  ]),
  response: z.object({ always: z.boolean() }),
  errors: ['PASSWORD_WRONG', 'NOT_FOUND', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
