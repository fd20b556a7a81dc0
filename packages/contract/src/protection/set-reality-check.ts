import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { protection, REALITY_MINUTES } from '#protection/protection.ts';

export const setRealityCheck = defineOperation({
  name: 'setRealityCheck',
  summary: 'After how many minutes play is interrupted by a look at time and money',
  method: 'POST',
  path: '/wps/protection/realityCheck',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ minutes: z.literal(REALITY_MINUTES) }),
  response: protection,
  errors: [],
});
