import type { Database } from '#db/database.ts';

/** A notice appears and goes by the clock, so what is remembered is never older than this. */
const KEEP_MS = 500;

type Entry = { until: number; answer: Promise<object> };
const memories = new WeakMap<Database, Map<string, Entry>>();

/** For answers that everybody gets alike. Keys must come from a small, closed set; answers are frozen and shared. */
export function rememberShortly<T extends object>(
  db: Database,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const memory = memories.get(db) ?? new Map<string, Entry>();
  memories.set(db, memory);
  const known = memory.get(key);
  if (known !== undefined && performance.now() < known.until) return known.answer as Promise<T>;
  const answer = make().then((value) => Object.freeze(value));
  memory.set(key, { until: performance.now() + KEEP_MS, answer });
  answer.catch(() => memory.delete(key));
  return answer;
}
