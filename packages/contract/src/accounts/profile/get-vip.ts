import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { moneyText } from '#money-text.ts';

/** MEM-14, HDR-06: the rank, and what the next one needs. */
export const getVip = defineOperation({
  name: 'getVip',
  summary: 'The VIP rank of this account, and what the next one needs',
  method: 'GET',
  path: '/wps/member/vip',
  who: 'member',
  encrypted: false,
  perMinute: 60,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    /** In the language of the call; null without a rank. */
    label: z.nullable(z.string()),
    level: z.nullable(z.int()),
    /** What counts: settled stakes of so many days, today included. */
    days: z.int(),
    staked: moneyText,
    /** Null at the top, and for whoever takes a break: nobody is told then what more play would bring. */
    next: z.nullable(z.object({ label: z.string(), level: z.int(), stake: moneyText, left: moneyText })),
    currencySymbol: z.string(),
  }),
  errors: [],
});
