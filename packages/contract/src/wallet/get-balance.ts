import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

export const getBalance = defineOperation({
  name: 'getBalance',
  summary: 'The money that can be played with now',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  who: 'token',
  encrypted: false,
  perMinute: 600,
  openDuring: ['regionBlock'],
  beforePasswordChange: true,
  request: z.strictObject({}),
  response: z.object({
    balance: moneyText,
    held: moneyText,
    /** What is missing in wallets at vendors. What is missing here is a balance below nothing. */
    owedInWallets: moneyText,
    /** What lies in wallets at vendors and would pay it, said while the balance is below nothing. */
    fundsInWallets: moneyText,
    currencySymbol: z.string(),
    /** The account's version; a live frame with a lower one is old news. */
    version: z.number(),
  }),
  errors: [],
});
