import * as z from 'zod/mini';
import { memberNumber } from '#downline/downline-words.ts';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { paidMoney } from '#withdrawal/withdrawal.ts';
import { uplineTransfer } from './upline-transfer.ts';

/** AGT-04, T9: to anybody in the own subtree, at once and for good. */
export const sendToDownline = defineOperation({
  name: 'sendToDownline',
  summary: 'Move money to somebody below, at once and for good',
  method: 'POST',
  path: '/wps/relay/passwordCheck/transferDownline',
  who: 'agent',
  encrypted: true,
  perMinute: 20,
  needsFullAssurance: true,
  request: z.strictObject({
    operationId,
    amount: paidMoney,
    to: memberNumber,
    paymentPassword: z.string().check(z.regex(/^[0-9]{6}$/)),
  }),
  response: uplineTransfer,
  errors: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
    'FEATURE_OFF',
    'DOWNLINE_UNKNOWN',
    'DOWNLINE_CLOSED',
    'UPLINE_AMOUNT',
    'UPLINE_DAY_LIMIT',
    'UPLINE_TOO_OFTEN',
    'TURNOVER_LEFT',
    'INSUFFICIENT_FUNDS',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
    'OPERATION_CONFLICT',
    'HELD_FOR_SAFETY',
    'PAYLOAD_REFUSED',
  ],
});
