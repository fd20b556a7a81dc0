import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { wagering } from '#rewards/reward.ts';
import { REWARD_PAYMENTS } from '#rewards/reward-words.ts';

/** What an invitation brings, by the rule that holds now. */
export const referralTerms = z.object({
  title: z.string(),
  summary: z.string(),
  /** For each friend whose settled bets come to so much by the end of so many days after registering. */
  amount: moneyText,
  stake: moneyText,
  days: z.int(),
  monthly: moneyText,
  claimDays: z.int(),
  payment: z.enum(REWARD_PAYMENTS),
  wagering: z.nullable(wagering),
});
export type ReferralTerms = z.infer<typeof referralTerms>;

/** How many opened the link, opened an account, and paid in for the first time. */
const funnel = { visits: z.int(), registrations: z.int(), deposits: z.int() };
export const referralDay = z.object({ day: z.iso.date(), ...funnel });
export type ReferralDay = z.infer<typeof referralDay>;
export const referralTotals = z.object({
  ...funnel,
  rewards: z.int(),
  earned: moneyText,
  thisMonth: moneyText,
});
export type ReferralTotals = z.infer<typeof referralTotals>;

export const FRIEND_STAGES = ['registered', 'deposited', 'played'] as const;
/** `none`: came while nothing was given for it. `full`: waits for the next month. `spent`: all that there was is given. `held`: a person looks at it first. */
export const FRIEND_REWARDS = [
  'none',
  'growing',
  'ready',
  'held',
  'full',
  'spent',
  'over',
  'rejected',
  'given',
  'reversed',
] as const;

export const referredFriend = z.object({
  key: z.string(),
  /** Both ends of the name, and nothing between them. */
  name: z.string(),
  registeredAt: z.iso.datetime(),
  stage: z.enum(FRIEND_STAGES),
  reward: z.enum(FRIEND_REWARDS),
  amount: z.nullable(moneyText),
  /** What the reward is taken by. */
  code: z.nullable(z.string()),
  /** Until when the friend's bets count, or the reward can be taken. */
  until: z.nullable(z.iso.datetime()),
  givenAt: z.nullable(z.iso.datetime()),
  /** What was said to a rejection. */
  reason: z.nullable(z.string()),
});
export type ReferredFriend = z.infer<typeof referredFriend>;
