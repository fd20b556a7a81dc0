import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { ledgerRow, publicReceipt } from '#records/receipt.ts';
import { dayRange, betId } from '#records/record-filters.ts';

export const getReceipt = defineOperation({
  name: 'getReceipt',
  summary: 'One own bet with everything that happened to its money',
  method: 'GET',
  path: '/wps/member/records/receipt',
  who: 'token',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ bet: betId, language: dayRange.language }),
  response: z.object({
    ...publicReceipt,
    rows: z.array(ledgerRow),
    /** Where others may see it, as long as the member wants it. */
    shareId: z.nullable(z.string()),
    /** The page on which a partner shows its player what happened in the round. */
    detailsUrl: z.nullable(z.url()),
  }),
  errors: ['NOT_FOUND'],
});
