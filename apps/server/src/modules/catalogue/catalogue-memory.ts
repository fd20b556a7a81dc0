import { LRUCache } from 'lru-cache';
import type { Database } from '#db/database.ts';
import type { PublicNews } from '#live/public-news.ts';
import { readCatalogueVersion } from './catalogue.store.ts';

/** How long a node trusts what it remembers before it asks for the catalogue's version again, while no news comes. */
export const CATALOGUE_TRUST_MS = 500;
/** About 25 KB each with the answer made from it. Random pages push out each other, not the ones people look at. */
const ANSWERS_REMEMBERED = 300;

type Memory<T extends object> = {
  version: bigint | null;
  checkedAt: number;
  /** The last public news before it was checked. */
  news: number;
  checking: { news: number; done: Promise<void> } | null;
  /** What is still being made is a promise, so that all who ask meanwhile wait for the same making. */
  answers: LRUCache<string, T | Promise<T>>;
};

export type Catalogue = { db: Database; merchant: string; publicNews: Pick<PublicNews, 'last'> };
type Memories<T extends object> = WeakMap<Catalogue['publicNews'], Map<string, Memory<T>>>;
type Remember<T extends object> = (from: Catalogue, key: string, make: () => Promise<T>) => T | Promise<T>;

/**
 * Answers from memory while the catalogue has not changed. Every change raises one number in the database, which is
 * compared at most twice a second, so that no node shows an old list for longer than that, with or without live news.
 * A page that heard news asks in the same moment and would not ask again, so that after news it is compared at once.
 * Answers are frozen: the same object is given to everybody, and it is serialised once.
 */
export function createCatalogueMemory<T extends object>(): Remember<T> {
  // By node and merchant; in a running process there is one of each.
  const memories: Memories<T> = new WeakMap();
  return (from, key, make) => {
    const memory = memories.get(from.publicNews)?.get(from.merchant) ?? begin(memories, from);
    return isTrusted(memory, from) ? recall(memory, key, make) : checkAndRecall(from, memory, key, make);
  };
}

function isTrusted<T extends object>(memory: Memory<T>, { publicNews }: Catalogue): boolean {
  return memory.news === publicNews.last() && performance.now() - memory.checkedAt <= CATALOGUE_TRUST_MS;
}

async function checkAndRecall<T extends object>(
  from: Catalogue,
  memory: Memory<T>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  await checkOnce(from, memory);
  return recall(memory, key, make);
}

/** All who ask meanwhile wait for the same check, except after news: what that check has read may be older. */
function checkOnce<T extends object>(from: Catalogue, memory: Memory<T>): Promise<void> {
  const news = from.publicNews.last();
  if (memory.checking?.news === news) return memory.checking.done;
  const done = check(from, memory, news).finally(() => {
    if (memory.checking?.done === done) memory.checking = null;
  });
  memory.checking = { news, done };
  return done;
}

async function check<T extends object>(
  { db, merchant }: Catalogue,
  memory: Memory<T>,
  news: number,
): Promise<void> {
  const version = await readCatalogueVersion(db, merchant);
  // Whoever has looked after later news knows better.
  if (news < memory.news) return;
  if (version !== memory.version) memory.answers = new LRUCache({ max: ANSWERS_REMEMBERED });
  memory.version = version;
  memory.news = news;
  memory.checkedAt = performance.now();
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

function begin<T extends object>(memories: Memories<T>, { publicNews, merchant }: Catalogue): Memory<T> {
  const byMerchant = memories.get(publicNews) ?? new Map<string, Memory<T>>();
  const memory: Memory<T> = {
    version: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    news: Number.NEGATIVE_INFINITY,
    checking: null,
    answers: new LRUCache({ max: ANSWERS_REMEMBERED }),
  };
  memories.set(publicNews, byMerchant.set(merchant, memory));
  return memory;
}
