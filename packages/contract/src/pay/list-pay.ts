import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { payFilters } from './pay-filters.ts';
import { payRow } from './pay-row.ts';

export const listPay = defineOperation({
  name: 'listPay',
  summary: 'Own salaries or dividends by slot, newest first, with the sums of all slots of the range',
  method: 'GET',
  path: '/wps/agent/pay',
  who: 'agent',
  encrypted: false,
  perMinute: 240,
  request: z.strictObject({ ...payFilters, ...fromCursor, pageSize: z._default(queryInteger(1, 50), 20) }),
  response: z.object({
    rows: z.array(payRow),
    sums: z.object({ turnover: moneyText, shared: moneyText, paid: moneyText, withheld: moneyText }),
    ...toNextPage,
  }),
  errors: [],
});
