import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';
import { grant, wagering } from '../reward.ts';
import { REWARD_PAYMENTS, REWARD_PERIODS } from '../reward-words.ts';
import { PROMOTION_PHASES, PROMOTION_STATES, PROMOTION_TYPES } from './promotion-words.ts';

const moment = z.iso.datetime();
const prize = z.object({ amount: moneyText, count: z.int() });

/** Everything that a page says of a promotion in words of its own: it has no other source. */
export const promotionTerms = z.object({
  /** What is counted: bets, what they cost, deposits, nothing but taking part, or a ticket. */
  counts: z.enum(['stake', 'loss', 'deposit', 'fixed', 'raffle']),
  /** Of bets: how much of each category comes back, in hundredths of a per cent. */
  rates: z.array(z.object({ category: z.enum(RECORD_CATEGORIES), basisPoints: z.int() })),
  /** Of losses and deposits. */
  basisPoints: z.nullable(z.int()),
  /** Of a gift. */
  amount: z.nullable(moneyText),
  /** Of a raffle. */
  prizes: z.array(prize),
  period: z.enum(REWARD_PERIODS),
  needsJoin: z.boolean(),
  byApplication: z.boolean(),
  /** Only for whoever registered at most so many days ago when they take part. */
  newcomerDays: z.nullable(z.int()),
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
export type PromotionTerms = z.infer<typeof promotionTerms>;

/** PRO-03: the digest is shown from the moment the raffle is on, the seed once it was drawn. */
export const raffle = z.object({
  entries: z.int(),
  digest: z.string(),
  drawnAt: z.nullable(moment),
  seed: z.nullable(z.string()),
  winners: z.array(z.object({ number: z.int(), amount: moneyText })),
});
export type Raffle = z.infer<typeof raffle>;

export const promotion = z.object({
  code: z.string(),
  type: z.enum(PROMOTION_TYPES),
  title: z.string(),
  summary: z.string(),
  phase: z.enum(PROMOTION_PHASES),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  terms: promotionTerms,
  raffle: z.nullable(raffle),
});
export type Promotion = z.infer<typeof promotion>;

/** Where a member stands with one promotion. */
export const promotionStanding = z.object({
  code: z.string(),
  state: z.enum(PROMOTION_STATES),
  joinedAt: z.nullable(moment),
  /** Of a raffle: the number of the entry. */
  number: z.nullable(z.int()),
  waiting: z.array(z.object({ period: z.string(), amount: moneyText, until: z.nullable(moment) })),
  /** What came together in a period that is not over. */
  growing: z.nullable(z.object({ amount: moneyText, to: moment })),
  application: z.nullable(
    z.object({
      id: z.string(),
      comment: z.string(),
      pictures: z.array(z.string()),
      appliedAt: moment,
      answeredAt: z.nullable(moment),
      answer: z.nullable(z.string()),
    }),
  ),
  /** The newest of what was given. */
  grant: z.nullable(grant),
  /** Free rounds that were given: how many were begun, and until when they last. */
  rounds: z.nullable(z.object({ count: z.int(), played: z.int(), until: moment, isOver: z.boolean() })),
});
export type PromotionStanding = z.infer<typeof promotionStanding>;
