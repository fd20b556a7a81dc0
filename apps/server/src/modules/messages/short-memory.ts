import type { Database } from '#db/database.ts';

/** A notice appears and goes by the clock, so what is remembered is not older than this unless told. */
const KEEP_MS = 500;

type Entry<T> = { until: number; answer: Promise<T> };

/** For answers that everybody gets alike. Keys must come from a small, closed set; answers are frozen and shared. */
export function createShortMemory<T extends object>(keepMs = KEEP_MS) {
  const memories = new WeakMap<Database, Map<string, Entry<T>>>();
  return (db: Database, key: string, make: () => Promise<T>): Promise<T> => {
    const memory = memories.get(db) ?? new Map<string, Entry<T>>();
    memories.set(db, memory);
    const known = memory.get(key);
    if (known !== undefined && performance.now() < known.until) return known.answer;
    const answer = make().then((value) => Object.freeze(value));
    memory.set(key, { until: performance.now() + keepMs, answer });
    answer.catch(() => memory.delete(key));
    return answer;
  };
}
