import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { fromCursor, queryInteger, toNextPage } from '#page.ts';
import { withdrawal } from './withdrawal.ts';

export const listWithdrawals = defineOperation({
  name: 'listWithdrawals',
  summary: 'Own withdrawals with every step, newest first',
  method: 'GET',
  path: '/wps/member/withdrawals',
  who: 'member',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({
    ...fromCursor,
    pageSize: z._default(queryInteger(1, 50), 10),
  }),
  response: z.object({ withdrawals: z.array(withdrawal), ...toNextPage }),
  errors: [],
});
