import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { rowId } from './payout-account.ts';
import { withdrawal } from './withdrawal.ts';

/** MEM-05: until it is approved. Taking it back twice is the same as once. */
export const takeBackWithdrawal = defineOperation({
  name: 'takeBackWithdrawal',
  summary: 'Take back an own request that is not approved yet; the money is free again',
  method: 'POST',
  path: '/wps/member/withdrawals/takeBack',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  openDuring: ['regionBlock'],
  request: z.strictObject({ id: rowId }),
  response: withdrawal,
  errors: ['WITHDRAWAL_UNDER_WAY', 'NOT_FOUND'],
});
