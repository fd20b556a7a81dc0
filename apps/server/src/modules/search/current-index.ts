import type { Database } from '#db/database.ts';
import { RecentMemory } from '#http/recent-memory.ts';
import { createCatalogueMemory } from '#modules/games/catalogue-memory.ts';
import { readEntries, type SearchEntry } from './read-entries.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

/** An index with the answers that were made from it. */
export type Searchable = {
  index: SearchIndex & { entries: readonly SearchEntry[] };
  answers: RecentMemory<object>;
};

/** While a changed catalogue is read anew, people are answered from what was known so lately. */
const GOOD_ENOUGH_MS = 3_000;
/** Articles are no part of the catalogue and do not raise its number; so often they are read again. */
const TEXTS_GOOD_MS = 10 * 60_000;
const ANSWERS_REMEMBERED = 500;

type Latest = { searchable: Searchable; at: number };

const remember = createCatalogueMemory<Searchable>();
const latestOf = new WeakMap<Database, Map<string, Latest>>();

/** What to search in now: at once while it is known, after the making where there is none yet. */
export function currentIndex(from: { db: Database; merchant: string }): Searchable | Promise<Searchable> {
  const known = latestOf.get(from.db) ?? new Map<string, Latest>();
  latestOf.set(from.db, known);
  const current = remember(from, `search ${Math.floor(Date.now() / TEXTS_GOOD_MS)}`, () => make(from));
  if (!(current instanceof Promise)) return keep(known, from.merchant, current);
  const fresh = current.then((searchable) => keep(known, from.merchant, searchable));
  const latest = known.get(from.merchant);
  if (latest === undefined || performance.now() - latest.at > GOOD_ENOUGH_MS) return fresh;
  // Nobody waits for this one; if it fails, the next who asks makes it again.
  fresh.catch(() => undefined);
  return latest.searchable;
}

function keep(known: Map<string, Latest>, merchant: string, searchable: Searchable): Searchable {
  known.set(merchant, { searchable, at: performance.now() });
  return searchable;
}

async function make({ db, merchant }: { db: Database; merchant: string }): Promise<Searchable> {
  const entries = await readEntries(db, merchant);
  return {
    index: { ...(await buildIndex(entries)), entries },
    answers: new RecentMemory(ANSWERS_REMEMBERED),
  };
}
