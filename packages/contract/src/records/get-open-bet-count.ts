import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';

export const getOpenBetCount = defineOperation({
  name: 'getOpenBetCount',
  summary: 'How many own bets are not settled yet',
  method: 'GET',
  path: '/wps/member/records/open/count',
  who: 'token',
  encrypted: false,
  perMinute: 240,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ count: z.int() }),
  errors: [],
});
