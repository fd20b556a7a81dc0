import { CURRENCY_CLASSES, isOwnerAccount, type AccountKind, type Currency } from './chart-of-accounts.ts';

/** Names an account within one merchant and currency. The owner is a member's id, or a vendor's code, or ''. */
export type AccountName = { kind: AccountKind; owner: string };

/** What an account is at one moment. */
export type AccountState = { balance: bigint; held: bigint; version: bigint; overdrawn: boolean };

export const EMPTY_ACCOUNT: AccountState = { balance: 0n, held: 0n, version: 0n, overdrawn: false };

export function available(state: AccountState): bigint {
  return state.balance - state.held;
}

/** Applies one leg. Returns undefined when the account would go below zero and may not. */
export function applyAmount(
  account: AccountName,
  state: AccountState,
  amount: bigint,
  mayOverdraw: boolean,
): AccountState | undefined {
  const next = { ...state, balance: state.balance + amount, version: state.version + 1n };
  if (!isOwnerAccount(account.kind)) return next;
  if (available(next) >= 0n) return { ...next, overdrawn: false };
  if (amount > 0n) return next;
  return mayOverdraw ? { ...next, overdrawn: true } : undefined;
}

/** Points are held in points only; money in money only. */
export function canHold(account: AccountName, currency: Currency): boolean {
  if (!isOwnerAccount(account.kind)) return true;
  return (account.kind === 'points') === (CURRENCY_CLASSES[currency] === 'points');
}

/** Whoever plays with trial money has no real money, and the other way round. */
export function mayMeet(one: Currency, other: Currency): boolean {
  return (CURRENCY_CLASSES[one] === 'trial') === (CURRENCY_CLASSES[other] === 'trial');
}
