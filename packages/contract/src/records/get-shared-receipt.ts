import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { publicReceipt } from '#records/receipt.ts';
import { dayRange } from '#records/record-filters.ts';

export const getSharedReceipt = defineOperation({
  name: 'getSharedReceipt',
  summary: 'A bet that its player shows to everybody who has the link',
  method: 'GET',
  path: '/wps/records/shared',
  who: 'visitor',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
    language: dayRange.language,
  }),
  response: z.object(publicReceipt),
  errors: ['NOT_FOUND'],
});
