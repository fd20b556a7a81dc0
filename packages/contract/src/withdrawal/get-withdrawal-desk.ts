import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { holdReason } from '#accounts/sessions/hold-reason.ts';
import { institution, payoutAccount } from './payout-account.ts';

/** Why nothing can be asked for now: requests of the day, its sum, or less than the smallest amount is there, or free. */
const WITHDRAWAL_STOPS = ['times', 'day', 'balance', 'bound'] as const;
export type WithdrawalStop = (typeof WITHDRAWAL_STOPS)[number];

/** MEM-05: which bets must still be settled before the bound part may leave, and how that was counted. */
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
    /** What one request can be now, at most: the platform refuses more and takes this. */
    most: moneyText,
    stop: z.nullable(z.enum(WITHDRAWAL_STOPS)),
    /** All there is: what is set aside for requests, what deposits bind, and what is free. */
    balance: moneyText,
    held: moneyText,
    bound: moneyText,
    free: moneyText,
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
    /** Null when nothing waits, and for a wait whose reason was not written down. */
    heldBecause: z.nullable(holdReason),
  }),
  errors: [],
});
