import {
  GAME_FEATURES,
  LEAST_LINES,
  LEAST_MAX_WINS,
  LEAST_STAKES,
  LIST_SORTS,
  RNG_CLASSES,
  RTP_BANDS,
  VOLATILITIES,
} from '@maidan/contract/games/list-filters.ts';
import type { ListSort } from '@maidan/contract/games/list-filters.ts';

const MAX_PAGE = 10_000;

/** What each filter can be set to. Those of `MANY` take several at once, with commas between them. */
export const FILTER_VALUES = {
  class: RNG_CLASSES,
  stake: LEAST_STAKES,
  lines: LEAST_LINES,
  win: LEAST_MAX_WINS,
  volatility: VOLATILITIES,
  rtp: RTP_BANDS,
  features: GAME_FEATURES,
} as const;
export type FilterKey = keyof typeof FILTER_VALUES;
export type FilterValue = (typeof FILTER_VALUES)[FilterKey][number];
export const FILTER_KEYS = Object.keys(FILTER_VALUES) as FilterKey[];
const MANY: ReadonlySet<FilterKey> = new Set(['volatility', 'rtp', 'features']);

/** What the address of a list holds. */
export type GameListSearch = { [key in FilterKey]?: string | undefined } & {
  vassalage?: string | undefined;
  search?: string | undefined;
  sort?: ListSort | undefined;
  page?: number | undefined;
};

/** Reads the address of a list. What makes no sense is left out rather than refused: a shared link always opens. */
export function readListSearch(raw: Record<string, unknown>): GameListSearch {
  const vassalage = textOf(raw['vassalage'], 24);
  const search = textOf(raw['search'], 60);
  const sort = LIST_SORTS.find((known) => known === raw['sort'] && known !== 'recommended');
  const page = Number(raw['page']);
  const filters = FILTER_KEYS.flatMap((key) => {
    const value = filterText(key, textOf(raw[key], 120)?.split(',') ?? []);
    return value === undefined ? [] : [[key, value]];
  });
  return {
    ...(vassalage !== undefined && /^[A-Za-z0-9_-]+$/.test(vassalage) ? { vassalage } : {}),
    ...(Object.fromEntries(filters) as { [key in FilterKey]?: string }),
    ...(search === undefined ? {} : { search }),
    ...(sort === undefined ? {} : { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
  };
}

/** Equal choices make equal addresses: known values only, in the order they are shown. */
function filterText(key: FilterKey, wanted: readonly string[]): string | undefined {
  const known = FILTER_VALUES[key].filter((value) => wanted.includes(value));
  const text = (MANY.has(key) ? known : known.slice(0, 1)).join(',');
  return text === '' ? undefined : text;
}

export function chosenValues(search: GameListSearch, key: FilterKey): FilterValue[] {
  const chosen = search[key]?.split(',') ?? [];
  return FILTER_VALUES[key].filter((value) => chosen.includes(value));
}

/** The list with this value put in, or taken out again; it begins at its first page (HOM-06). */
export function toggled(search: GameListSearch, key: FilterKey, value: FilterValue): GameListSearch {
  const chosen: string[] = chosenValues(search, key);
  const others = chosen.filter((other) => other !== value);
  const wanted = chosen.includes(value) ? others : [...(MANY.has(key) ? others : []), value];
  return { ...search, [key]: filterText(key, wanted), page: undefined };
}

/** The same list without any filter; what was searched for, its maker and its order stay. */
export function withoutFilters({ vassalage, search, sort }: GameListSearch): GameListSearch {
  return { vassalage, search, sort };
}

function textOf(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().slice(0, maxLength);
  return text === '' ? undefined : text;
}
