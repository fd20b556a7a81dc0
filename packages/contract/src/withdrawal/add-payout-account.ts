import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { text } from '#text.ts';
import { institutionCode, payoutAccount } from './payout-account.ts';

/** PWD-05, MEM-14: whoever finds an open page cannot say where the money goes. */
export const addPayoutAccount = defineOperation({
  name: 'addPayoutAccount',
  summary: 'Bind a bank account or a wallet; it can be used after a day',
  method: 'POST',
  path: '/wps/relay/passwordCheck/addPayoutAccount',
  who: 'member',
  encrypted: true,
  perMinute: 10,
  openDuring: ['regionBlock'],
  needsFullAssurance: true,
  request: z.strictObject({
    institution: institutionCode,
    holder: text(80, 2),
    number: z.string().check(z.regex(/^\d{6,20}$/)),
    paymentPassword: z.string().check(z.regex(/^[0-9]{6}$/)),
  }),
  response: payoutAccount,
  errors: [
    'PAYMENT_PASSWORD_MISSING',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
    'PAYOUT_ACCOUNTS_FULL',
    'PAYOUT_ACCOUNT_TAKEN',
    'PAYOUT_NUMBER_INVALID',
    'HELD_FOR_SAFETY',
    'NOT_FOUND',
    'PAYLOAD_REFUSED',
  ],
});
