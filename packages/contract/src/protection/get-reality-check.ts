import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

export const getRealityCheck = defineOperation({
  name: 'getRealityCheck',
  summary: 'How long this login has lasted, and what was staked and won in it',
  method: 'GET',
  path: '/wps/protection/realityCheck',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    currencySymbol: z.string(),
    everyMinutes: z.number(),
    seconds: z.number(),
    stakes: moneyText,
    wins: moneyText,
    net: moneyText,
  }),
  errors: [],
});
