/** Why a withdrawal was turned down, where the page has the words for it; anything else is a person's own text. */
export const WITHDRAWAL_REASONS = [
  'name-unreadable',
  'name-differs',
  'account-wrong',
  'bets-to-check',
  'bank-refused',
  'cover-gone',
] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];
