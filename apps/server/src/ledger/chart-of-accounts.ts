/**
 * Whose account it is: an owner's (a player, an agent, a player's points, a player's wallet at a vendor, a player's bonus that is
 * not free yet) or the platform's own.
 */
export const OWNER_ACCOUNT_KINDS = ['member', 'agent', 'points', 'vendor_wallet', 'locked_bonus'] as const;
export const PLATFORM_ACCOUNT_KINDS = [
  'house',
  'open_bets',
  'deposits_in',
  'withdrawals_out',
  'bonus',
  'adjustment',
  'rounding',
] as const;

export type OwnerAccountKind = (typeof OWNER_ACCOUNT_KINDS)[number];
export type AccountKind = OwnerAccountKind | (typeof PLATFORM_ACCOUNT_KINDS)[number];

/** Real and trial money never meet; points are counted apart from money. */
export const CURRENCY_CLASSES = { PLY: 'real', FUN: 'trial', PTS: 'points' } as const;

export type Currency = keyof typeof CURRENCY_CLASSES;

/** These accounts are touched only by postings that say so: doors of money, and what is locked. */
const POSTING_KINDS_OF_DOORS: Partial<Record<AccountKind, readonly string[]>> = {
  deposits_in: ['deposit', 'deposit_reversal', 'reversal'],
  withdrawals_out: ['withdrawal', 'withdrawal_reversal', 'reversal'],
  adjustment: ['adjustment', 'adjustment_reversal', 'reversal'],
  // PRO-01: a bonus that is not free yet is never staked or withdrawn, only freed as a whole, given up or taken back.
  locked_bonus: ['bonus_lock', 'bonus_release', 'bonus_forfeit', 'bonus_reversal', 'reversal'],
};

/** What is taken back may have been spent: these postings may leave less than nothing, and nothing else may. */
const OVERDRAWING_KINDS: ReadonlySet<string> = new Set(['win_reversal', 'deposit_reversal']);

export function isOwnerAccount(kind: AccountKind): kind is OwnerAccountKind {
  return (OWNER_ACCOUNT_KINDS as readonly string[]).includes(kind);
}

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_CLASSES, code);
}

export function kindFits(account: AccountKind, postingKind: string): boolean {
  return POSTING_KINDS_OF_DOORS[account]?.includes(postingKind) ?? true;
}

export function mayOverdraw(postingKind: string): boolean {
  return OVERDRAWING_KINDS.has(postingKind);
}
