import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-16. */
export const endOneSession = defineOperation({
  name: 'endOneSession',
  summary: 'End one other session of this account',
  method: 'DELETE',
  path: '/wps/session/one',
  who: 'token',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: z.uuid() }),
  response: z.object({ ended: z.boolean() }),
  errors: ['NOT_FOUND'],
});
