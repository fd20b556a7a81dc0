import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { BREAK_LENGTHS, protection } from '#protection/protection.ts';

/** R2: no password and no question in the way. It cannot be undone. */
export const startBreak = defineOperation({
  name: 'startBreak',
  summary: 'Take a break from play and deposits; withdrawals go on. It can be made longer, never shorter',
  method: 'POST',
  path: '/wps/protection/break',
  who: 'member',
  encrypted: false,
  perMinute: 20,
  openDuring: ['maintenance', 'regionBlock'],
  request: z.strictObject({ length: z.enum(BREAK_LENGTHS) }),
  response: protection,
  errors: ['BREAK_NOT_SHORTER'],
});
