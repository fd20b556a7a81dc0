import type { Database } from '#db/database.ts';
import { readCatalogueVersion } from './games.store.ts';

/** How long a node trusts what it remembers before it asks for the catalogue's version again. */
const TRUST_MS = 500;
/** About 25 KB each with the answer made from it. Random pages push out each other, not the ones people look at. */
const MAX_ANSWERS = 600;

type Memory<T> = {
  version: bigint | null;
  checkedAt: number;
  checking: Promise<void> | null;
  answers: Map<string, Promise<T>>;
};

type Remember<T> = (
  from: { db: Database; merchant: string },
  key: string,
  make: () => Promise<T>,
) => Promise<T>;

/**
 * Answers from memory while the catalogue has not changed. Every change raises one number in the database, which is
 * compared at most twice a second, so that no node shows an old list for longer than that, with or without live news.
 * Answers are frozen: the same object is given to everybody, and it is serialised once.
 */
export function createCatalogueMemory<T extends object>(): Remember<T> {
  // By database and merchant; in a running node there is one of each.
  const memories = new WeakMap<Database, Map<string, Memory<T>>>();
  return async ({ db, merchant }, key, make) => {
    const byMerchant = memories.get(db) ?? new Map<string, Memory<T>>();
    memories.set(db, byMerchant);
    const memory = byMerchant.get(merchant) ?? newMemory<T>();
    byMerchant.set(merchant, memory);
    if (performance.now() - memory.checkedAt > TRUST_MS) {
      memory.checking ??= check(db, merchant, memory).finally(() => (memory.checking = null));
      await memory.checking;
    }
    const answer = memory.answers.get(key) ?? make().then((value) => Object.freeze(value));
    keep(memory, key, answer);
    return answer;
  };
}

function newMemory<T>(): Memory<T> {
  return { version: null, checkedAt: Number.NEGATIVE_INFINITY, checking: null, answers: new Map() };
}

async function check<T>(db: Database, merchant: string, memory: Memory<T>): Promise<void> {
  const version = await readCatalogueVersion(db, merchant);
  if (version !== memory.version) memory.answers.clear();
  memory.version = version;
  memory.checkedAt = performance.now();
}

/** Puts an answer at the young end; the oldest leaves when there are too many, a failed one at once. */
function keep<T>(memory: Memory<T>, key: string, answer: Promise<T>): void {
  const isNew = !memory.answers.delete(key);
  memory.answers.set(key, answer);
  if (!isNew) return;
  answer.catch(() => {
    if (memory.answers.get(key) === answer) memory.answers.delete(key);
  });
  const oldest = memory.answers.keys().next();
  if (memory.answers.size > MAX_ANSWERS && oldest.value !== undefined) memory.answers.delete(oldest.value);
}
