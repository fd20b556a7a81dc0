import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { betId } from '#records/record-filters.ts';

/** Asked again, it answers with the link there is. */
export const shareReceipt = defineOperation({
  name: 'shareReceipt',
  summary: 'Makes a link under which anybody sees this bet, without name and balance',
  method: 'POST',
  path: '/wps/member/records/receipt/share',
  who: 'token',
  encrypted: false,
  perMinute: 30,
  request: z.strictObject({ bet: betId }),
  response: z.object({ shareId: z.string() }),
  errors: ['NOT_FOUND'],
});
