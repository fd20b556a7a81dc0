import { CRASH_CLASS, type GameCategory } from '@maidan/contract/constants.ts';
import type { Database } from '#db/database.ts';
import { everyTextOf } from '@maidan/contract/local-text.ts';
import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import { arrangeLanes } from '#modules/catalogue/arrange-lanes.ts';
import { everyWord } from './fold.ts';
import { sortInPieces } from './pieces.ts';
import type { Entry } from './search-index.ts';
import {
  readGamesAfter,
  readHelpArticles,
  readVendors,
  type SearchGameRow,
  type SearchVendorRow,
} from './search.store.ts';
import { categoryPage, sitePages, type SitePage } from './site-pages.ts';

/** An entry with what is shown of it; the kind says which. */
export type SearchEntry =
  | (Entry<SearchGameRow> & { kind: 'game' })
  | (Entry<SearchVendorRow> & { kind: 'vendor' })
  | (Entry<SitePage> & { kind: 'page' | 'help' });

const READ_AT_ONCE = 500;

/** Everything that can be found, in the order in which equals are shown. */
export async function readEntries(db: Database, merchant: string): Promise<SearchEntry[]> {
  const vendors = await readVendors(db, merchant);
  const games = await sortInPieces(await readGames(db, merchant), inCatalogueOrder);
  return [
    ...vendors.map((item) => ({ kind: 'vendor' as const, name: item.name, also: item.code, item })),
    ...[...categoryPages(games), ...sitePages()].map((item) => pageEntry('page', item)),
    ...(await readHelp(db, merchant)).map((item) => pageEntry('help', item)),
    ...games.map((item) => ({
      kind: 'game' as const,
      name: item.name,
      featured: item.open && item.hotRank !== null,
      item,
    })),
  ];
}

function pageEntry(kind: 'page' | 'help', item: SitePage): SearchEntry {
  return { kind, name: item.name, also: item.also, item };
}

/** A short word says nothing about what an article is for. */
const TELLING_LETTERS = 5;

/** Articles are found by their title and by the longer words of their text. */
async function readHelp(db: Database, merchant: string): Promise<SitePage[]> {
  const articles = await readHelpArticles(db, merchant);
  return articles.map(({ id, title, content }) => {
    const text = everyTextOf(content)
      .map((written) => plainText(readRichText(written)))
      .join(' ');
    const telling = new Set(everyWord(text).filter((word) => word.length >= TELLING_LETTERS));
    return { path: `/help#${id}`, name: title, also: [...telling].join(' '), needs: 'nobody' };
  });
}

async function readGames(db: Database, merchant: string): Promise<SearchGameRow[]> {
  const games: SearchGameRow[] = [];
  for (let after = ''; ;) {
    const rows = await readGamesAfter(db, { merchant, after, size: READ_AT_ONCE });
    games.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < READ_AT_ONCE) return games;
    after = last.nodeId;
  }
}

/** Open before closed, hot before others, then as the lists have it. */
function inCatalogueOrder(one: SearchGameRow, other: SearchGameRow): number {
  return (
    Number(other.open) - Number(one.open) ||
    (one.hotRank ?? Number.MAX_SAFE_INTEGER) - (other.hotRank ?? Number.MAX_SAFE_INTEGER) ||
    one.sortOrder - other.sortOrder ||
    (one.nodeId < other.nodeId ? -1 : 1)
  );
}

/** CAT-05 holds here as in the menu: a category without games has no page to find. */
function categoryPages(games: readonly SearchGameRow[]): SitePage[] {
  const makers = new Map<GameCategory, Set<string>>();
  const note = (category: GameCategory, vendor: string): void => {
    makers.set(category, (makers.get(category) ?? new Set()).add(vendor));
  };
  for (const { category, classify, vendorCode } of games) {
    note(category, vendorCode);
    if (category === 'RNG' && classify === CRASH_CLASS) note('MXWIN', vendorCode);
  }
  const counts = new Map([...makers].map(([category, vendors]) => [category, vendors.size]));
  return arrangeLanes(counts).map((category) => categoryPage(category));
}
