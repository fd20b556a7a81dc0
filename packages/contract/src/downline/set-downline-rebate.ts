import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { memberNumber, rebate } from './downline-words.ts';

/** AGT-09: of a direct downline, between what is below and the own. What was counted before, every ten minutes, was paid by the rate before. */
export const setDownlineRebate = defineOperation({
  name: 'setDownlineRebate',
  summary: 'Change the rebate of a direct downline',
  method: 'POST',
  path: '/wps/agent/downline/rebate',
  who: 'agent',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ id: memberNumber, rebate, /** What the page showed. */ was: rebate }),
  response: z.object({ rebate }),
  errors: ['DOWNLINE_UNKNOWN', 'REBATE_BOUNDS', 'REBATE_CHANGED'],
});
