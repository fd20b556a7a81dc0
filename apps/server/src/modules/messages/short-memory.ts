import type { CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';

/** A notice appears and goes by the clock, so what is remembered is not older than this. */
const KEEP_MS = 500;

type Asked = Pick<CallContext, 'db' | 'publicNews'>;
type Entry<T> = { until: number; news: number; answer: Promise<T> };

/**
 * For answers that everybody gets alike. Keys must come from a small, closed set; answers are frozen and shared. News makes
 * them old at once: a page that heard it asks in the same moment, and would not ask again.
 */
export function createShortMemory<T extends object>(keepMs = KEEP_MS) {
  const memories = new WeakMap<Database, Map<string, Entry<T>>>();
  return ({ db, publicNews }: Asked, key: string, make: () => Promise<T>): Promise<T> => {
    const memory = memories.get(db) ?? new Map<string, Entry<T>>();
    memories.set(db, memory);
    const known = memory.get(key);
    const news = publicNews.last();
    if (known?.news === news && performance.now() < known.until) return known.answer;
    const answer = make().then((value) => Object.freeze(value));
    memory.set(key, { until: performance.now() + keepMs, news, answer });
    answer.catch(() => memory.delete(key));
    return answer;
  };
}
