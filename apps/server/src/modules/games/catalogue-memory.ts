import type { Database } from '#db/database.ts';
import { RecentMemory } from '#http/recent-memory.ts';
import { readCatalogueVersion } from './games.store.ts';

/** How long a node trusts what it remembers before it asks for the catalogue's version again. */
export const CATALOGUE_TRUST_MS = 500;
/** About 25 KB each with the answer made from it. Random pages push out each other, not the ones people look at. */
const ANSWERS_REMEMBERED = 300;

type Memory<T> = {
  version: bigint | null;
  checkedAt: number;
  checking: Promise<void> | null;
  /** What is still being made is a promise, so that all who ask meanwhile wait for the same making. */
  answers: RecentMemory<T | Promise<T>>;
};

type Remember<T> = (
  from: { db: Database; merchant: string },
  key: string,
  make: () => Promise<T>,
) => T | Promise<T>;

/**
 * Answers from memory while the catalogue has not changed. Every change raises one number in the database, which is
 * compared at most twice a second, so that no node shows an old list for longer than that, with or without live news.
 * Answers are frozen: the same object is given to everybody, and it is serialised once.
 */
export function createCatalogueMemory<T extends object>(): Remember<T> {
  // By database and merchant; in a running node there is one of each.
  const memories = new WeakMap<Database, Map<string, Memory<T>>>();
  return ({ db, merchant }, key, make) => {
    const memory = memories.get(db)?.get(merchant) ?? begin(memories, db, merchant);
    const trusted = performance.now() - memory.checkedAt <= CATALOGUE_TRUST_MS;
    return trusted ? recall(memory, key, make) : checkAndRecall(db, merchant, memory, key, make);
  };
}

async function checkAndRecall<T extends object>(
  db: Database,
  merchant: string,
  memory: Memory<T>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  memory.checking ??= check(db, merchant, memory).finally(() => (memory.checking = null));
  await memory.checking;
  return recall(memory, key, make);
}

function recall<T extends object>(memory: Memory<T>, key: string, make: () => Promise<T>): T | Promise<T> {
  return memory.answers.get(key) ?? makeAndKeep(memory, key, make);
}

/** A failed answer is not kept. One that was begun before a change ends up in a memory that nobody reads any more. */
function makeAndKeep<T extends object>(
  { answers }: Memory<T>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const making = make().then((value) => {
    answers.set(key, Object.freeze(value));
    return value;
  });
  answers.set(key, making);
  making.catch(() => answers.delete(key));
  return making;
}

function begin<T>(
  memories: WeakMap<Database, Map<string, Memory<T>>>,
  db: Database,
  merchant: string,
): Memory<T> {
  const byMerchant = memories.get(db) ?? new Map<string, Memory<T>>();
  const memory: Memory<T> = {
    version: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    checking: null,
    answers: new RecentMemory(ANSWERS_REMEMBERED),
  };
  memories.set(db, byMerchant.set(merchant, memory));
  return memory;
}

async function check<T>(db: Database, merchant: string, memory: Memory<T>): Promise<void> {
  const version = await readCatalogueVersion(db, merchant);
  if (version !== memory.version) memory.answers = new RecentMemory(ANSWERS_REMEMBERED);
  memory.version = version;
  memory.checkedAt = performance.now();
}
