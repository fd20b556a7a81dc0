import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { betId } from '#records/record-filters.ts';

export const unshareReceipt = defineOperation({
  name: 'unshareReceipt',
  summary: 'Ends the link of a bet; a later one has another address',
  method: 'POST',
  path: '/wps/member/records/receipt/unshare',
  who: 'token',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ bet: betId }),
  response: z.object({ ended: z.boolean() }),
  errors: ['NOT_FOUND'],
});
