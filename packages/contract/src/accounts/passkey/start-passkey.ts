import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

export const startPasskey = defineOperation({
  name: 'startPasskey',
  summary: 'The challenge of a new passkey',
  method: 'POST',
  path: '/wps/member/passkey/start',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({ password: z.optional(text(128)) }),
  response: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
  errors: ['PASSWORD_WRONG', 'FEATURE_OFF', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
