import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

/** LOG-13: only by somebody who has shown the second step. */
export const keepTotp = defineOperation({
  name: 'keepTotp',
  summary: 'Stop the removal of the second step that somebody has asked for',
  method: 'POST',
  path: '/wps/member/totp/keep',
  who: 'member',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ kept: z.literal(true) }),
  errors: ['NOT_FOUND', 'SECOND_STEP_NEEDED'],
});
