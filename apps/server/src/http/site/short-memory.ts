type Remembered<Value> = { value: Promise<Value>; until: number };

/**
 * Remembers what `make` answered for a short time, at most so many at once. Whoever asks while it is being made waits
 * for the same making; a failure is not remembered.
 */
export function shortMemory<Value>(milliseconds: number, most: number, now: () => number = Date.now) {
  const kept = new Map<string, Remembered<Value>>();
  const remember = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    if (found !== undefined && found.until > now()) return found.value;
    const value = make();
    const entry = { value, until: now() + milliseconds };
    kept.delete(key);
    kept.set(key, entry);
    value.catch(() => kept.get(key) === entry && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  const knows = (key: string): boolean => (kept.get(key)?.until ?? 0) > now();
  /** What is being made now is still answered with, and no longer remembered. */
  return Object.assign(remember, { knows, forget: () => kept.clear() });
}
