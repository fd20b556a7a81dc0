import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { RECORD_CATEGORIES } from '#records/record-words.ts';
import { GIVEN_REASONS, GRANT_STATES, REWARD_PAYMENTS, REWARD_TYPES } from './reward-words.ts';

/** One of the facts that an amount was computed from. Parts of a hundredth are left off, line by line. */
export const rewardLine = z.object({
  /** Bets of a category; of all deposits, losses or gifts there is none. */
  category: z.nullable(z.enum(RECORD_CATEGORIES)),
  /** How many bets or deposits. */
  count: z.int(),
  base: moneyText,
  /** A hundredth of a per cent; null for a fixed amount. */
  basisPoints: z.nullable(z.int()),
  amount: moneyText,
});
export type RewardLine = z.infer<typeof rewardLine>;

export const wagering = z.object({
  /** Bets of so many times the bonus. */
  times: z.int(),
  days: z.int(),
  /** How much of a bet counts, in per cent. A category that is not named does not count. */
  weights: z.array(z.object({ category: z.enum(RECORD_CATEGORIES), percent: z.int() })),
});
export type Wagering = z.infer<typeof wagering>;

/** What is given in place of money: rounds that cost nothing. */
const givenRounds = z.object({ count: z.int(), stake: moneyText });
export type GivenRounds = z.infer<typeof givenRounds>;

const counted = {
  code: z.string(),
  /** Of the terms that it is counted by. */
  version: z.int(),
  type: z.enum(REWARD_TYPES),
  title: z.string(),
  period: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  amount: moneyText,
  rounds: z.optional(givenRounds),
  lines: z.array(rewardLine),
  /** Of an invitation: the friend's name, masked. */
  friend: z.optional(z.string()),
  /** Of bets that settled after their period was taken: the lines are of the whole period, and this much of it was given before. */
  before: z.optional(moneyText),
};

/** What waits to be taken. */
export const waitingReward = z.object({
  ...counted,
  payment: z.enum(REWARD_PAYMENTS),
  wagering: z.nullable(wagering),
  claimUntil: z.nullable(z.iso.datetime()),
});
export type WaitingReward = z.infer<typeof waitingReward>;

/** A period that is not over: what has come together so far. */
export const growingReward = z.object(counted);
export type GrowingReward = z.infer<typeof growingReward>;

/** The bonus in hand. Bets with own money free it as a whole; it is never staked itself. */
export const lockedBonus = z.object({
  id: z.string(),
  title: z.string(),
  amount: moneyText,
  required: moneyText,
  wagered: moneyText,
  left: moneyText,
  weights: wagering.shape.weights,
  until: z.iso.datetime(),
});
export type LockedBonus = z.infer<typeof lockedBonus>;

/** Free rounds that were given and are not over, whoever gave them. */
export const roundsInHand = z.object({
  id: z.string(),
  /** Of the rule; null where a person of the house gave them. */
  title: z.nullable(z.string()),
  count: z.int(),
  left: z.int(),
  stake: moneyText,
  until: z.iso.datetime(),
  /** A few that they can be played in. */
  games: z.array(z.object({ nodeId: z.string(), name: z.string() })),
});
export type RoundsInHand = z.infer<typeof roundsInHand>;

/** Something that was given, with the version of the rule and the facts it came from. */
export const grant = z.object({
  id: z.string(),
  code: z.string(),
  version: z.int(),
  type: z.enum(REWARD_TYPES),
  title: z.string(),
  period: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  amount: moneyText,
  rounds: z.optional(givenRounds),
  lines: z.array(rewardLine),
  /** Of what was counted from bets together: what `count` says, and the categories that counted, none of them where all did. */
  bets: z.optional(
    z.object({ counts: z.enum(['rounds', 'kinds']), categories: z.array(z.enum(RECORD_CATEGORIES)) }),
  ),
  friend: z.optional(z.string()),
  before: z.optional(moneyText),
  state: z.enum(GRANT_STATES),
  /** Of deposits that were charged back since: what was taken back for it, and what was no longer there to take. */
  chargedBack: z.nullable(z.object({ takenBack: moneyText, kept: moneyText })),
  grantedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
});
export type Grant = z.infer<typeof grant>;

/** Something that was given by no rule: for points, for a team, by a person of the house, or by the house of a game. */
export const givenBeside = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('points'),
    id: z.string(),
    at: z.iso.datetime(),
    /** What was redeemed; null where points became money at the ratio. */
    title: z.nullable(z.string()),
    points: z.int(),
    /** Null for what is sent or handed over. */
    amount: z.nullable(moneyText),
  }),
  z.object({
    by: z.literal('rounds'),
    id: z.string(),
    at: z.iso.datetime(),
    count: z.int(),
    stake: moneyText,
    until: z.iso.datetime(),
    state: z.enum(['open', 'paid', 'ended', 'taken-back']),
    /** What they have won and was paid. */
    won: moneyText,
  }),
  z.object({
    by: z.literal('team'),
    id: z.string(),
    /** When the day began, by the clock of the records: rebates of a day are told together. */
    at: z.iso.datetime(),
    /** The stakes that it is a part of. */
    stake: moneyText,
    amount: moneyText,
  }),
  z.object({
    by: z.literal('house'),
    id: z.string(),
    at: z.iso.datetime(),
    amount: moneyText,
  }),
  z.object({
    by: z.literal('partner'),
    id: z.string(),
    at: z.iso.datetime(),
    amount: moneyText,
    reason: z.enum(GIVEN_REASONS),
    takenBack: z.boolean(),
  }),
]);
export type GivenBeside = z.infer<typeof givenBeside>;
