import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { defineOperation } from '#operation.ts';
import { paidMoney } from '#withdrawal/withdrawal.ts';
import { uplineKey, uplineTransfer } from './upline-transfer.ts';

/** MEM-12, T9: no receiver is named, it is always the agent above; `to` only says whom the sender was shown. */
export const sendToUpline = defineOperation({
  name: 'sendToUpline',
  summary: 'Move money to the agent above, at once and for good',
  method: 'POST',
  path: '/wps/relay/passwordCheck/transferUpline',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  needsFullAssurance: true,
  request: z.strictObject({
    operationId,
    amount: paidMoney,
    to: uplineKey,
    paymentPassword: z.string().check(z.regex(/^[0-9]{6}$/)),
  }),
  response: uplineTransfer,
  errors: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
    'FEATURE_OFF',
    'UPLINE_NONE',
    'UPLINE_CHANGED',
    'UPLINE_CLOSED',
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
