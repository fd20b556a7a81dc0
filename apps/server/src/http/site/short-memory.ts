import { LRUCache } from 'lru-cache';

type Remembered<Value> = { value: Promise<Value>; until: number };

/**
 * Remembers what `make` answered for a short time, at most so many at once. Whoever asks while it is being made waits
 * for the same making; a failure is not remembered. Its time is kept here: to the cache's own `ttl` nothing means for ever.
 */
export function shortMemory<Value>(milliseconds: number, most: number, now: () => number = Date.now) {
  const kept = new LRUCache<string, Remembered<Value>>({ max: most });
  const remember = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    if (found !== undefined && found.until > now()) return found.value;
    const value = make();
    const entry = { value, until: now() + milliseconds };
    kept.set(key, entry);
    value.catch(() => kept.peek(key) === entry && kept.delete(key));
    return value;
  };
  const knows = (key: string): boolean => (kept.peek(key)?.until ?? 0) > now();
  /** What is being made now is still answered with, and no longer remembered. */
  return Object.assign(remember, { knows, forget: () => kept.clear() });
}
