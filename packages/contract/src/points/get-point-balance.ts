import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

/** PRO-04: points never expire. */
export const getPointBalance = defineOperation({
  name: 'getPointBalance',
  summary: 'Points that can be spent, those set aside, and what is left to the next one',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    points: z.int(),
    /** Asked for and not decided yet. */
    pending: z.int(),
    stakeToNext: moneyText,
    hasPaymentPassword: z.boolean(),
  }),
  errors: [],
});
