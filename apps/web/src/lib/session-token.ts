import { useSyncExternalStore } from 'react';
import { isText, storageArea, storedValue } from '#lib/storage.ts';

/** The head script of the page reads this key too, so that the header never flashes the logged-out buttons. */
export const TOKEN_KEY = 'maidan-token';
const MERCHANT_KEY = 'maidan-merchant';

const token = storedValue<string | null>(
  TOKEN_KEY,
  (value): value is string => isText(value) && value !== '',
  null,
  'session',
);
const merchant = storedValue(MERCHANT_KEY, isText, '', 'session');
const listeners = new Set<() => void>();

export function readToken(): string | null {
  return token.read();
}

export function storeToken(value: string): void {
  token.write(value);
  announce();
}

/** LOG-10: everything of the session goes, the merchant code stays. */
export function clearSession(): void {
  const code = merchant.read();
  try {
    storageArea('session')?.clear();
  } catch {
    // A blocked storage holds no session to begin with.
  }
  if (code !== '') merchant.write(code);
  announce();
}

export function readMerchantCode(): string {
  return merchant.read();
}

export function storeMerchantCode(code: string): void {
  merchant.write(code);
}

/** Called after log-in and after the session has gone. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False on the server and while hydrating: the header shows the right half by `data-session` until then. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => readToken() !== null,
    () => false,
  );
}

function announce(): void {
  if (typeof document !== 'undefined')
    document.documentElement.toggleAttribute('data-session', readToken() !== null);
  for (const listener of listeners) listener();
}
