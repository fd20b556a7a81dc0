import * as z from 'zod/mini';
import { language } from '#language.ts';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { deposit } from './deposit.ts';

export const listDeposits = defineOperation({
  name: 'listDeposits',
  summary: 'Own deposits, newest first',
  method: 'GET',
  path: '/wps/member/deposit/list',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 10),
    language,
  }),
  response: z.object({ deposits: z.array(deposit), ...toNextPage }),
  errors: [],
});
