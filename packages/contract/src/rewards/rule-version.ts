import * as z from 'zod/mini';
import { LANGUAGES } from '#languages.ts';
import { moneyText } from '#money-text.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';
import { wagering } from './reward.ts';
import { REWARD_PAYMENTS, REWARD_PERIODS, REWARD_TYPES } from './reward-words.ts';

const moment = z.iso.datetime();
const prize = z.object({ amount: moneyText, count: z.int() });

/** Everything that a page says of a rule in words of its own: it has no other source. */
export const shownTerms = z.object({
  /** What is counted: bets, what they cost, deposits, nothing but taking part, a ticket, a target, a rank, or friends. */
  counts: z.enum(['stake', 'loss', 'deposit', 'fixed', 'raffle', 'mission', 'vip', 'friend']),
  /** Of bets: how much of each category comes back, in hundredths of a per cent. */
  rates: z.array(z.object({ category: z.enum(RECORD_CATEGORIES), basisPoints: z.int() })),
  /** Of losses and deposits. */
  basisPoints: z.nullable(z.int()),
  /** Of a gift, a mission, or a friend. */
  amount: z.nullable(moneyText),
  /** Of a raffle. */
  prizes: z.array(prize),
  /** Of a mission. Which games count; all where there is none. */
  target: z.nullable(
    z.object({
      of: z.enum(['rounds', 'stake', 'kinds']),
      /** A number, of stakes an amount. */
      reach: z.string(),
      categories: z.array(z.enum(RECORD_CATEGORIES)),
    }),
  ),
  /** Of ranks: what each brings. */
  levels: z.array(
    z.object({ level: z.int(), gift: z.nullable(moneyText), basisPoints: z.nullable(z.int()) }),
  ),
  /** Of friends: what each has to stake, within how many days, and the most in a month. */
  friend: z.nullable(z.object({ stake: moneyText, days: z.int(), monthly: moneyText })),
  period: z.enum(REWARD_PERIODS),
  needsJoin: z.boolean(),
  byApplication: z.boolean(),
  /** Only for whoever registered at most so many days ago when they take part. */
  newcomerDays: z.nullable(z.int()),
  /** Whom it is for, by all that is said; null for everybody. */
  audience: z.nullable(
    z.object({ fromLevel: z.nullable(z.int()), named: z.boolean(), languages: z.array(z.enum(LANGUAGES)) }),
  ),
  smallest: moneyText,
  largest: moneyText,
  claimDays: z.int(),
  payment: z.enum(REWARD_PAYMENTS),
  wagering: z.nullable(wagering),
  rounds: z.nullable(
    z.object({
      count: z.int(),
      stake: moneyText,
      mostWon: z.nullable(moneyText),
      days: z.int(),
      games: z.array(z.object({ nodeId: z.string(), name: z.string() })),
    }),
  ),
});
export type ShownTerms = z.infer<typeof shownTerms>;

/** One version of a rule, as it was written and switched on. */
export const ruleVersion = z.object({
  code: z.string(),
  type: z.enum(REWARD_TYPES),
  version: z.int(),
  title: z.string(),
  summary: z.string(),
  /** Since when it is on. */
  onFrom: moment,
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  terms: shownTerms,
});
export type RuleVersion = z.infer<typeof ruleVersion>;
