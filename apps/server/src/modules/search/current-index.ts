import { LRUCache } from 'lru-cache';
import { createCatalogueMemory, type Catalogue } from '#modules/catalogue/catalogue-memory.ts';
import { readEntries, type SearchEntry } from './read-entries.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

/** An index with the answers that were made from it. */
export type Searchable = {
  index: SearchIndex & { entries: readonly SearchEntry[] };
  answers: LRUCache<string, object>;
};

/** While a changed catalogue is read anew and nobody has been told of it, people are answered from what was known so lately. */
const GOOD_ENOUGH_MS = 3_000;
/** Articles are no part of the catalogue and do not raise its number; so often they are read again. */
const TEXTS_GOOD_MS = 10 * 60_000;
const ANSWERS_REMEMBERED = 500;

type Latest = { searchable: Searchable; at: number; news: number };

const remember = createCatalogueMemory<Searchable>();
const latestOf = new WeakMap<Catalogue['publicNews'], Map<string, Latest>>();

/** What to search in now: at once while it is known, after the making where there is none yet. */
export function currentIndex(from: Catalogue): Searchable | Promise<Searchable> {
  const known = latestOf.get(from.publicNews) ?? new Map<string, Latest>();
  latestOf.set(from.publicNews, known);
  const news = from.publicNews.last();
  const keep = (searchable: Searchable): Searchable => {
    known.set(from.merchant, { searchable, at: performance.now(), news });
    return searchable;
  };
  const current = remember(from, `search ${Math.floor(Date.now() / TEXTS_GOOD_MS)}`, () => make(from));
  if (!(current instanceof Promise)) return keep(current);
  const fresh = current.then(keep);
  const latest = known.get(from.merchant);
  if (latest?.news !== news || performance.now() - latest.at > GOOD_ENOUGH_MS) return fresh;
  // Nobody waits for this one; if it fails, the next who asks makes it again.
  fresh.catch(() => undefined);
  return latest.searchable;
}

async function make({ db, merchant }: Catalogue): Promise<Searchable> {
  const entries = await readEntries(db, merchant);
  return {
    index: { ...(await buildIndex(entries)), entries },
    answers: new LRUCache({ max: ANSWERS_REMEMBERED }),
  };
}
