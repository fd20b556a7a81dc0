import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { institution, payoutAccount } from './payout-account.ts';

/** MEM-05: which bets must still be settled before money may leave, and how that was counted. */
const turnover = z.object({
  /** Deposits count this many times, in percent: 100 is once. */
  percent: z.number(),
  required: moneyText,
  counted: moneyText,
  left: moneyText,
  bets: z.number(),
  /** Bets from then on count; null when nothing is required. */
  since: z.nullable(z.iso.datetime()),
});

export const getWithdrawalDesk = defineOperation({
  name: 'getWithdrawalDesk',
  summary: 'What can be withdrawn now, to where, and what stands in the way',
  method: 'GET',
  path: '/wps/member/withdrawals/desk',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({
    /** By the database's clock, so that a page with a wrong one can still count down. */
    now: z.iso.datetime(),
    available: moneyText,
    held: moneyText,
    currencySymbol: z.string(),
    limits: z.object({
      smallest: moneyText,
      largest: moneyText,
      perDay: moneyText,
      leftToday: moneyText,
      timesPerDay: z.number(),
      timesLeft: z.number(),
    }),
    fee: z.object({ fixed: moneyText, basisPoints: z.number() }),
    turnover,
    accounts: z.array(payoutAccount),
    institutions: z.array(institution),
    accountHoldHours: z.number(),
    confirmMinutes: z.number(),
    refundOnForcedReceived: z.boolean(),
    hasPaymentPassword: z.boolean(),
    /** T25: withdrawals of this session wait until then. */
    heldUntil: z.nullable(z.iso.datetime()),
  }),
  errors: [],
});
