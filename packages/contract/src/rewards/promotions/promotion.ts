import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { grant } from '../reward.ts';
import { ruleVersion } from '../rule-version.ts';
import { PROMOTION_ENDS, PROMOTION_PHASES, PROMOTION_STATES, PROMOTION_TYPES } from './promotion-words.ts';

const moment = z.iso.datetime();
/** PRO-03: the digest is shown from the moment the raffle is on, the seed once it was drawn. */
export const raffle = z.object({
  entries: z.int(),
  digest: z.string(),
  drawnAt: z.nullable(moment),
  seed: z.nullable(z.string()),
  winners: z.array(z.object({ number: z.int(), amount: moneyText })),
});
export type Raffle = z.infer<typeof raffle>;

/** By the version that holds for whoever begins with it now. */
export const promotion = z.object({
  ...ruleVersion.shape,
  type: z.enum(PROMOTION_TYPES),
  phase: z.enum(PROMOTION_PHASES),
  /** Over because all of it was given, whatever its last day. */
  isSpent: z.boolean(),
  raffle: z.nullable(raffle),
});
export type Promotion = z.infer<typeof promotion>;

/** Where a member stands with one promotion. */
export const promotionStanding = z.object({
  code: z.string(),
  state: z.enum(PROMOTION_STATES),
  /** Of whoever is `joined` and for whom nothing comes of it any more: why. */
  ended: z.nullable(z.enum(PROMOTION_ENDS)),
  joinedAt: z.nullable(moment),
  /** The version that holds for this member, where it is not the newest and that is for them as well: what was said when they joined, or when the period began. */
  held: z.nullable(ruleVersion),
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
