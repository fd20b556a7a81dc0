import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

export const finishPasskey = defineOperation({
  name: 'finishPasskey',
  summary: 'Keep a new passkey',
  method: 'POST',
  path: '/wps/member/passkey/finish',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({ ticket: text(64), name: text(40), answer: z.record(z.string(), z.unknown()) }),
  response: z.object({ id: z.string() }),
  errors: ['PASSKEY_REFUSED', 'TICKET_INVALID', 'HELD_FOR_SAFETY', 'PAYLOAD_REFUSED'],
});
