import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { payFilters } from './pay-filters.ts';

export const exportPay = defineOperation({
  name: 'exportPay',
  summary: 'Own salaries or dividends by slot, as a file',
  method: 'GET',
  path: '/wps/agent/pay.csv',
  who: 'agent',
  encrypted: false,
  perMinute: 10,
  answers: 'csv',
  request: z.strictObject(payFilters),
  response: z.string(),
  errors: [],
});
