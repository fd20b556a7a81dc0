import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { holdReason } from '#accounts/sessions/hold-reason.ts';
import { uplineKey, uplineTransfer } from './upline-transfer.ts';

/** MEM-12: everything that decides about a transfer, told before anybody fills in a form. */
export const getUplineDesk = defineOperation({
  name: 'getUplineDesk',
  summary: 'Whether money can be moved to the agent above, how much, and what was moved before',
  method: 'GET',
  path: '/wps/member/upline',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    /** The agent above, with a masked name; null for whom nobody is above. */
    upline: z.nullable(z.object({ key: uplineKey, name: z.string() })),
    /** False where the house has switched it off. */
    offered: z.boolean(),
    /** What can be sent: without what is set aside and what deposits bind. */
    available: moneyText,
    bound: moneyText,
    currencySymbol: z.string(),
    limits: z.object({
      smallest: moneyText,
      largest: moneyText,
      perDay: moneyText,
      leftToday: moneyText,
      timesPerHour: z.int(),
      timesLeft: z.int(),
    }),
    /** Bets that must be settled before the bound part can go, as for a withdrawal. */
    turnoverLeft: moneyText,
    hasPaymentPassword: z.boolean(),
    /** T25: transfers of this session wait until then. */
    heldUntil: z.nullable(z.iso.datetime()),
    /** Null when nothing waits, and for a wait whose reason was not written down. */
    heldBecause: z.nullable(holdReason),
    /** The newest few; the account record has them all. */
    recent: z.array(uplineTransfer),
  }),
  errors: [],
});
