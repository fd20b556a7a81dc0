import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';

export const removePasskey = defineOperation({
  name: 'removePasskey',
  summary: 'Forget a passkey',
  method: 'DELETE',
  path: '/wps/member/passkey',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({ id: text(512) }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['NOT_FOUND', 'OPERATION_CONFLICT'],
});
