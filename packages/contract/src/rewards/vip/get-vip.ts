import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { moneyText } from '#money-text.ts';
import { REST_REASONS, REWARD_PERIODS } from '#rewards/reward-words.ts';

/** What a rank brings, by one rule of the rewards. */
const benefit = z.object({
  code: z.string(),
  title: z.string(),
  period: z.enum(REWARD_PERIODS),
  gift: z.nullable(moneyText),
  /** A share of settled stakes, in hundredths of a per cent. */
  basisPoints: z.nullable(z.int()),
});

/** MEM-03, MEM-14, HDR-06: the rank, what the next one needs, what each brings, and how each was reached. */
export const getVip = defineOperation({
  name: 'getVip',
  summary:
    'The VIP rank of this account, what the next one needs, what ranks bring, and the ranks that were reached',
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
    /** Null at the top, and for whoever is offered nothing now: nobody is told then what more play would bring. */
    next: z.nullable(z.object({ label: z.string(), level: z.int(), stake: moneyText, left: moneyText })),
    /** Every reason that holds now for which nothing is offered and ranks rest. */
    rests: z.array(z.enum(REST_REASONS)),
    levels: z.array(
      z.object({ level: z.int(), label: z.string(), stake: moneyText, benefits: z.array(benefit) }),
    ),
    /** Newest first. Without stakes where the house gave the rank. */
    reached: z.array(
      z.object({
        level: z.int(),
        label: z.string(),
        staked: z.nullable(moneyText),
        days: z.nullable(z.int()),
        at: z.iso.datetime(),
      }),
    ),
    currencySymbol: z.string(),
  }),
  errors: [],
});
