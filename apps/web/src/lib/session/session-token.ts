import { useSyncExternalStore } from 'react';
import { isText, storageArea, storedValue } from '#lib/storage/storage.ts';

/** The head script of the page reads this key too, so that the header never flashes the logged-out buttons. */
export const TOKEN_KEY = 'maidan-token';
const MERCHANT_KEY = 'maidan-merchant';
/** Where the tabs of this origin speak with each other. Games run on another origin and hear nothing. */
export const TABS_CHANNEL = 'maidan-session';

/** Tokens as they are stored. Whoever asks is named by a number, so that nobody else takes the answer. */
type TabWord =
  | { ask: number }
  | { answer: number; token: string }
  /** Logged in, or going on under a new token. */
  | { token: string }
  /** Logged out: whoever holds another session keeps it. */
  | { left: string };

export type TabNews = { kind: 'login'; wasIn: boolean } | { kind: 'logout' };

declare global {
  interface Window {
    /** Both are made by the page's first script (`page/tabs-script.ts`). */
    maidanTabs?: BroadcastChannel;
    maidanAsked?: { id: number; over: Promise<void> };
  }
}

const token = storedValue<string | null>(
  TOKEN_KEY,
  (value): value is string => isText(value) && value !== '',
  null,
  'session',
);
const merchant = storedValue(MERCHANT_KEY, isText, '', 'session');
const listeners = new Set<() => void>();
const tabListeners = new Set<(news: TabNews) => void>();

export function readToken(): string | null {
  return token.read();
}

/** LOG-02. The other tabs of this browser share the HttpOnly half, so they go on with the same token. */
export function storeToken(value: string): void {
  token.write(value);
  tellTabs({ token: JSON.stringify(value) });
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

/** As by `clearSession`, in every tab: somebody has said that they go. */
export function leaveSession(): void {
  const held = readToken();
  clearSession();
  if (held !== null) tellTabs({ left: JSON.stringify(held) });
}

export function readMerchantCode(): string {
  return merchant.read();
}

/** As the lists are asked with it, once it is known. */
export function merchantPart(): { merchantCode?: string } {
  const merchantCode = readMerchantCode();
  return merchantCode === '' ? {} : { merchantCode };
}

export function storeMerchantCode(code: string): void {
  merchant.write(code);
}

/** Called after log-in and after the session has gone. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told when another tab has logged in or out, after this one has followed. */
export function onOtherTab(listener: (news: TabNews) => void): () => void {
  tabListeners.add(listener);
  return () => tabListeners.delete(listener);
}

/** Over as soon as another tab has answered for the session, or nobody has for a moment. */
export function otherTabsAsked(): Promise<void> | undefined {
  return readToken() === null ? window.maidanAsked?.over : undefined;
}

/** For an effect: decides at once where the answer is known, else as soon as it is; returns how to stop. */
export function onceTabsAsked(decide: () => void): () => void {
  let wanted = true;
  const asked = otherTabsAsked();
  if (asked === undefined) decide();
  else void asked.then(() => wanted && decide());
  return () => void (wanted = false);
}

/** From here on the page itself hears what the other tabs say, in place of its first script. */
export function followTabs(): void {
  const { maidanTabs: tabs, maidanAsked: asked } = window;
  if (tabs === undefined) return;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- takes the place of the first script's
  tabs.onmessage = ({ data }: MessageEvent<TabWord>) => {
    const held = readToken();
    if ('ask' in data) {
      if (held !== null) tellTabs({ answer: data.ask, token: JSON.stringify(held) });
    } else if ('left' in data) {
      if (data.left === JSON.stringify(held)) follow({ kind: 'logout' }, clearSession);
    } else if (
      'answer' in data ? held === null && data.answer === asked?.id : data.token !== JSON.stringify(held)
    ) {
      const heard: unknown = JSON.parse(data.token);
      if (!isText(heard)) return;
      follow({ kind: 'login', wasIn: held !== null }, () => {
        token.write(heard);
        announce();
      });
    }
  };
}

function follow(news: TabNews, change: () => void): void {
  change();
  for (const listener of tabListeners) listener(news);
}

const hasToken = (): boolean => readToken() !== null;

/** False on the server and while hydrating: the header shows the right half by `data-session` until then. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(onSessionChange, hasToken, () => false);
}

/**
 * For what must not move when the page is taken over: true on the server and while hydrating, when nobody knows yet. Until then
 * the class `member-only` shows it by `data-session`.
 */
export function useMayBeLoggedIn(): boolean {
  return useSyncExternalStore(onSessionChange, hasToken, () => true);
}

function tellTabs(word: TabWord): void {
  if (typeof window !== 'undefined') window.maidanTabs?.postMessage(word);
}

function announce(): void {
  if (typeof document !== 'undefined')
    document.documentElement.toggleAttribute('data-session', readToken() !== null);
  for (const listener of listeners) listener();
}
