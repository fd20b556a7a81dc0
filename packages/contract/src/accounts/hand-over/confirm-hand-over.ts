import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** T19. */
export const confirmHandOver = defineOperation({
  name: 'confirmHandOver',
  summary: 'Say yes or no to the device that scanned the code',
  method: 'POST',
  path: '/wps/session/handOver/confirm',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ id: z.uuid(), allow: z.boolean() }),
  response: z.object({ allowed: z.boolean() }),
  errors: ['TICKET_INVALID'],
});
