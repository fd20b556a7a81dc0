import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { betSums, profitFilters } from '#records/record-filters.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';

/** Of settled rounds, by the day they were played on. */
export const getProfit = defineOperation({
  name: 'getProfit',
  summary: 'What was won and lost, by day, category and vendor',
  method: 'GET',
  path: '/wps/member/records/profit',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject(profitFilters),
  response: z.object({
    ...betSums,
    /** Every day of the range, oldest first, also those without play. */
    days: z.array(z.object({ ...betSums, day: z.iso.date() })),
    categories: z.array(z.object({ ...betSums, category: z.enum(RECORD_CATEGORIES) })),
    vendors: z.array(z.object({ ...betSums, code: z.string(), name: z.string() })),
  }),
  errors: [],
});
