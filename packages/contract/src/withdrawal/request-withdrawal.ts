import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { rowId } from './payout-account.ts';
import { paidMoney, withdrawal } from './withdrawal.ts';

/** MEM-05, PWD-05: T6, the check belongs to the action, and no other path leads to it. */
export const requestWithdrawal = defineOperation({
  name: 'requestWithdrawal',
  summary: 'Ask for money to be paid out; it is set aside at once',
  method: 'POST',
  path: '/wps/relay/passwordCheck/withdraw',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z.strictObject({
    operationId,
    accountId: rowId,
    amount: paidMoney,
    paymentPassword: z.string().check(z.regex(/^[0-9]{6}$/)),
  }),
  response: withdrawal,
  errors: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
    'PAYOUT_ACCOUNT_WAITING',
    'WITHDRAWAL_AMOUNT',
    'WITHDRAWAL_DAY_LIMIT',
    'WITHDRAWAL_DAY_TIMES',
    'TURNOVER_LEFT',
    'INSUFFICIENT_FUNDS',
    'IN_DEBT',
    'OPERATION_CONFLICT',
    'AGE_NOT_CONFIRMED',
    'AGE_PENDING',
    'IDENTITY_NOT_CONFIRMED',
    'IDENTITY_PENDING',
    'CHECK_UNAVAILABLE',
    'HELD_FOR_SAFETY',
    'NOT_FOUND',
    'PAYLOAD_REFUSED',
  ],
});
