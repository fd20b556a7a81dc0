/** What is listed as a promotion; missions, ranks and invited friends have pages of their own. */
export const PROMOTION_TYPES = ['rebate', 'cashback', 'deposit', 'gift', 'raffle'] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

/** PRO-01: where a member stands with a promotion. Decision 0120 says what each means. */
export const PROMOTION_STATES = [
  'join',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming-soon',
] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** For everybody: before it begins, while it can be joined, and after that. */
export const PROMOTION_PHASES = ['soon', 'open', 'over'] as const;
export type PromotionPhase = (typeof PROMOTION_PHASES)[number];

/** Why nothing of it comes any more: the raffle was drawn, all of it was given, or its last day is over. */
export const PROMOTION_ENDS = ['drawn', 'spent', 'over'] as const;
export type PromotionEnd = (typeof PROMOTION_ENDS)[number];

/** PRO-02 */
export const APPLICATION_LONGEST = 140;
