import * as z from 'zod/mini';
import { operationId } from '#ids.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { depositDetail } from './deposit.ts';

export const startDeposit = defineOperation({
  name: 'startDeposit',
  summary: 'Begins a deposit; the same operation id again answers with the same deposit',
  method: 'POST',
  path: '/wps/member/deposit/start',
  who: 'member',
  encrypted: false,
  perMinute: 30,
  needsFullAssurance: true,
  request: z.strictObject({
    operationId,
    methodId: z.string().check(z.regex(/^[a-z0-9-]{2,24}$/)),
    amount: moneyText.check(z.refine((value) => !value.startsWith('-') && value !== '0.00')),
  }),
  response: depositDetail,
  errors: [
    'DEPOSIT_OUT_OF_BOUNDS',
    'DEPOSIT_METHOD_CLOSED',
    'DEPOSITS_WAITING',
    'PAYMENT_UNAVAILABLE',
    'OPERATION_CONFLICT',
    'NOT_ALLOWED',
    'ON_BREAK',
    'ON_BREAK_FOREVER',
    'ACCOUNT_CLOSED',
    'OWN_LIMIT_REACHED',
    'AGE_NOT_CONFIRMED',
    'AGE_PENDING',
    'IDENTITY_NOT_CONFIRMED',
    'IDENTITY_PENDING',
    'CHECK_UNAVAILABLE',
  ],
});
