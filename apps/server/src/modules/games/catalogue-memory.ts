import type { Database } from '#db/database.ts';
import { readCatalogueVersion } from './games.store.ts';

/** How long a node trusts what it remembers before it asks for the catalogue's version again. */
const TRUST_MS = 500;
/** About 25 KB each with the answer made from it. Random pages push out each other, not the ones people look at. */
const MAX_ANSWERS = 600;

type Memory = {
  version: bigint | null;
  checkedAt: number;
  checking: Promise<void> | null;
  answers: Map<string, Promise<object>>;
};

/** By database and merchant; in a running node there is one of each. */
const memories = new WeakMap<Database, Map<string, Memory>>();

/**
 * Answers from memory while the catalogue has not changed. Every change raises one number in the database, which is
 * compared at most twice a second, so that no node shows an old list for longer than that, with or without live news.
 * Answers are frozen: the same object is given to everybody, and it is serialised once.
 */
export async function remember<T extends object>(
  db: Database,
  merchant: string,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const memory = memoryOf(db, merchant);
  if (performance.now() - memory.checkedAt > TRUST_MS) {
    memory.checking ??= check(db, merchant, memory).finally(() => (memory.checking = null));
    await memory.checking;
  }
  const known = memory.answers.get(key) as Promise<T> | undefined;
  if (known !== undefined) {
    memory.answers.delete(key);
    memory.answers.set(key, known);
    return known;
  }
  const answer = make().then((value) => Object.freeze(value));
  keep(memory, key, answer);
  return answer;
}

function memoryOf(db: Database, merchant: string): Memory {
  const byMerchant = memories.get(db) ?? new Map<string, Memory>();
  memories.set(db, byMerchant);
  const memory = byMerchant.get(merchant) ?? {
    version: null,
    checkedAt: -Infinity,
    checking: null,
    answers: new Map(),
  };
  byMerchant.set(merchant, memory);
  return memory;
}

async function check(db: Database, merchant: string, memory: Memory): Promise<void> {
  const version = await readCatalogueVersion(db, merchant);
  if (version !== memory.version) memory.answers.clear();
  memory.version = version;
  memory.checkedAt = performance.now();
}

function keep(memory: Memory, key: string, answer: Promise<object>): void {
  memory.answers.set(key, answer);
  answer.catch(() => {
    if (memory.answers.get(key) === answer) memory.answers.delete(key);
  });
  const oldest = memory.answers.keys().next();
  if (memory.answers.size > MAX_ANSWERS && oldest.value !== undefined) memory.answers.delete(oldest.value);
}
