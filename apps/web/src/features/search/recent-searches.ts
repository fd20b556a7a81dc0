import { isTextList, storedValue } from '#lib/storage/storage.ts';

const MOST = 8;
const NONE: string[] = [];

const isShortList = (value: unknown): value is string[] =>
  isTextList(value) && value.length <= MOST && value.every((text) => text.length <= 60);

/** What was searched for from this browser. It never leaves it. */
const stored = storedValue('maidan-searches', isShortList, NONE);

let shown: string[] | null = null;

/** The same list as long as nothing changes, as React wants it. */
export function recentSearches(): readonly string[] {
  shown ??= stored.read();
  return shown;
}

export function onRecentSearches(listener: () => void): () => void {
  return stored.subscribe(listener);
}

/** The newest comes first, each only once however it is written. */
export function rememberSearch(text: string): void {
  const plain = text.trim();
  if (plain === '') return;
  write([plain, ...without(plain)].slice(0, MOST));
}

export function forgetSearch(text: string): void {
  write(without(text));
}

export function forgetSearches(): void {
  shown = NONE;
  stored.clear();
}

function without(text: string): string[] {
  return recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
}

function write(searches: string[]): void {
  shown = searches;
  stored.write(searches);
}
