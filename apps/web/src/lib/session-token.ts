import { useSyncExternalStore } from 'react';
import { isText, storageArea, storedValue } from '#lib/storage.ts';

/** The head script of the page reads this key too, so that the header never flashes the logged-out buttons. */
export const TOKEN_KEY = 'maidan-token';
const MERCHANT_KEY = 'maidan-merchant';
/** Written whenever this tab logs in or out, for the others to hear; it says nothing but that. */
const CHANGED_KEY = 'maidan-session-changed';

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

/** Another tab logged in or out. All share one half of the session, so this one's may no longer fit. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === CHANGED_KEY && readToken() !== null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
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
  try {
    storageArea('local')?.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // Without storage the other tabs learn it from their next call.
  }
  for (const listener of listeners) listener();
}
