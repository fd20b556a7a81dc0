import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { dayRange } from '#records/record-filters.ts';
import { statementSums } from '#records/statement.ts';

export const getStatement = defineOperation({
  name: 'getStatement',
  summary: 'Account statement: opening and closing balance and what lies between',
  method: 'GET',
  path: '/wps/member/records/statement',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({ ...dayRange, by: z._default(z.enum(['day', 'month']), 'month') }),
  response: z.object({
    ...statementSums,
    opening: moneyText,
    closing: moneyText,
    /** Newest first; `start` is the first day of the month, or the day itself. */
    periods: z.array(z.object({ ...statementSums, start: z.iso.date(), closing: moneyText })),
  }),
  errors: [],
});
