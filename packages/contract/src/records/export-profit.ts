import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { profitFilters } from '#records/record-filters.ts';

export const exportProfit = defineOperation({
  name: 'exportProfit',
  summary: 'What was won and lost by day, as a file',
  method: 'GET',
  path: '/wps/member/records/profit.csv',
  who: 'token',
  encrypted: false,
  perMinute: 10,
  openDuring: ['regionBlock'],
  answers: 'csv',
  request: z.strictObject(profitFilters),
  response: z.string(),
  errors: [],
});
