import type { Language } from '@maidan/contract/languages.ts';
import type { ListSort } from '@maidan/contract/games/list-filters.ts';
import type { Database } from '#db/database.ts';
import { addBit, countBits, emptyBits, inAll, inAny, placesFrom, type Bits } from './bits.ts';
import { hasFacet, type Facet } from './catalogue-facets.ts';
import { compareFor } from './catalogue-orders.ts';
import { readCatalogueAfter, type CatalogueRow } from '../games.store.ts';
import { sortInSteps } from '#modules/catalogue/sort-in-steps.ts';

const ROWS_A_READ = 1_000;

export type Question = {
  /** One of each group must hold; a category is always among them. */
  groups: readonly (readonly Facet[])[];
  /** Only games among these nodes; null for any. */
  named: readonly string[] | null;
  sort: ListSort;
  language: Language;
  after: number;
  size: number;
};

/** The catalogue in one order: which game stands where, where each game stands, and which places a facet leaves. */
type Order = { games: Uint32Array; placeOf: Uint32Array; facets: Map<string, Bits> };

/**
 * The whole catalogue of one version, held so that any mixture of filters, in any order, costs about the same in a large
 * one as in a small one: each facet is a set of bits in the order asked for, made once; an answer cuts such sets.
 */
export type CatalogueIndex = {
  find: (question: Question) => Promise<{ games: CatalogueRow[]; total: number }>;
};

export async function readCatalogueIndex(db: Database, merchant: string): Promise<CatalogueIndex> {
  const rows: CatalogueRow[] = [];
  for (let part: CatalogueRow[] = []; ;) {
    part = await readCatalogueAfter(db, { merchant, nodeId: rows.at(-1)?.nodeId ?? '', size: ROWS_A_READ });
    rows.push(...part);
    if (part.length < ROWS_A_READ) return createCatalogueIndex(rows);
  }
}

export function createCatalogueIndex(rows: readonly CatalogueRow[]): CatalogueIndex {
  const orders = new Map<string, Promise<Order>>();
  const vendors = new Set(rows.map((row) => row.vendorCode));
  const gameOf = new Map(rows.map((row, game) => [row.nodeId, game]));

  const orderFor = (sort: ListSort, language: Language): Promise<Order> => {
    const name = sort === 'name' ? `name ${language}` : sort;
    const order = orders.get(name) ?? makeOrder(rows, sort, language);
    orders.set(name, order);
    return order;
  };
  const placesNamed = (order: Order, named: readonly string[]): Bits => {
    const bits = emptyBits(rows.length);
    for (const nodeId of named) {
      // What was found may be newer, or older, than this catalogue.
      const game = gameOf.get(nodeId);
      if (game !== undefined) addBit(bits, order.placeOf[game] ?? 0);
    }
    return bits;
  };
  return {
    find: async ({ groups, named, sort, language, after, size }) => {
      // Only facets that exist are remembered, whatever vendor a caller may think of.
      if (groups.flat().some(([kind, value]) => kind === 'vendor' && !vendors.has(value)))
        return { games: [], total: 0 };
      const order = await orderFor(sort, language);
      const sets = groups.map((group) => inAny(group.map((facet) => facetOf(rows, order, facet))));
      const left = inAll(named === null ? sets : [...sets, placesNamed(order, named)]);
      const games = placesFrom(left, after, size).flatMap((place) => rows[order.games[place] ?? 0] ?? []);
      return { games, total: countBits(left) };
    },
  };
}

async function makeOrder(rows: readonly CatalogueRow[], sort: ListSort, language: Language): Promise<Order> {
  const compare = compareFor(sort, language);
  const games = await sortInSteps(rows.length, (a, b) => {
    const [one, other] = [rows[a], rows[b]];
    return one === undefined || other === undefined ? 0 : compare(one, other);
  });
  const placeOf = new Uint32Array(rows.length);
  for (const [place, game] of games.entries()) placeOf[game] = place;
  return { games, placeOf, facets: new Map() };
}

function facetOf(rows: readonly CatalogueRow[], order: Order, facet: Facet): Bits {
  const name = facet.join(' ');
  const known = order.facets.get(name);
  if (known !== undefined) return known;
  const bits = emptyBits(rows.length);
  for (const [place, game] of order.games.entries()) {
    const row = rows[game];
    if (row !== undefined && hasFacet(row, facet)) addBit(bits, place);
  }
  order.facets.set(name, bits);
  return bits;
}
