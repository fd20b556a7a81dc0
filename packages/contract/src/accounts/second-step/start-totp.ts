import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-13. */
export const startTotp = defineOperation({
  name: 'startTotp',
  summary: 'A secret for an authenticator app, not yet in force',
  method: 'POST',
  path: '/wps/member/totp/start',
  who: 'member',
  encrypted: false,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({}),
  response: z.object({ secret: z.string(), url: z.string() }),
  errors: ['OPERATION_CONFLICT', 'HELD_FOR_SAFETY'],
});
