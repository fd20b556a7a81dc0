import * as z from 'zod/mini';

/** PRO-01: kinds of promotions. */
export const REWARD_TYPES = [
  'rebate',
  'cashback',
  'deposit',
  'gift',
  'raffle',
  'mission',
  'vip',
  'referral',
] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

/** How often a reward is counted. */
export const REWARD_PERIODS = ['once', 'day', 'week', 'month'] as const;
export type RewardPeriod = (typeof REWARD_PERIODS)[number];

/** Money of one's own at once, a bonus that bets make one's own, or rounds that cost nothing. */
export const REWARD_PAYMENTS = ['cash', 'locked', 'rounds'] as const;

/** Why nothing is offered now: an own break, an account closed to play, or an own limit that is nearly used up. */
export const REWARD_PAUSES = ['break', 'closed', 'limit'] as const;
export type RewardPause = (typeof REWARD_PAUSES)[number];

/** Every reason for which nothing is offered: the above, or no rewards wanted. Several may hold at once. */
export const REST_REASONS = [...REWARD_PAUSES, 'unwanted'] as const;
export type RestReason = (typeof REST_REASONS)[number];

/** `rounds`: free rounds were given; what they win is paid by their game. */
export const GRANT_STATES = [
  'paid',
  'locked',
  'rounds',
  'released',
  'forfeited',
  'expired',
  'reversed',
] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** A rule's name. */
export const rewardCode = z.string().check(z.maxLength(32), z.regex(/^[a-z][a-z0-9-]{1,31}$/));
/** The time that a reward was counted over: a day, `week-` and its Monday, a month, `once`, or one friend; `-late-` what settled after it was taken. */
export const periodKey = z
  .string()
  .check(
    z.maxLength(24),
    z.regex(/^(?:once|friend-[0-9a-f]{16}|(?:week-)?\d{4}-\d\d(?:-\d\d)?(?:-late-\d{1,3})?)$/),
  );

/** W29: why the house of a game may give something that needs no bet; what puts something right is no gift. */
export const GIVEN_REASONS = ['promo', 'tournament', 'jackpot'] as const;
export type GivenReason = (typeof GIVEN_REASONS)[number];
