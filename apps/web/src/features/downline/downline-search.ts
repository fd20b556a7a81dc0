/** What the address of the downline page holds; everything is checked again by the platform. */
export type DownlineSearch = {
  view?: 'map';
  under?: string;
  search?: string;
  kind?: 'agents' | 'players';
  open?: 'yes' | 'no';
  active?: '1' | '7' | '30';
  joinedFrom?: string;
  joinedTo?: string;
};
export type OnDownlineSearch = (change: {
  [Name in keyof DownlineSearch]?: DownlineSearch[Name] | undefined;
}) => void;

const NUMBER = /^[1-9][0-9]{0,17}$/;
const DAY = /^2\d{3}-\d{2}-\d{2}$/;

const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value || word === String(value));
const matching = (value: unknown, shape: RegExp): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return shape.test(text) ? text : undefined;
};

/** Words that mean nothing here are left out. */
export function readDownlineSearch(given: Record<string, unknown>): DownlineSearch {
  const read = {
    view: oneOf(given['view'], ['map'] as const),
    under: matching(given['under'], NUMBER),
    search: matching(given['search'], /^.{1,24}$/),
    kind: oneOf(given['kind'], ['agents', 'players'] as const),
    open: oneOf(given['open'], ['yes', 'no'] as const),
    active: oneOf(given['active'], ['1', '7', '30'] as const),
    joinedFrom: matching(given['joinedFrom'], DAY),
    joinedTo: matching(given['joinedTo'], DAY),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const hasFilters = ({ search, kind, open, active, joinedFrom, joinedTo }: DownlineSearch): boolean =>
  [search, kind, open, active, joinedFrom, joinedTo].some((value) => value !== undefined);

export const NO_FILTERS = {
  search: undefined,
  kind: undefined,
  open: undefined,
  active: undefined,
  joinedFrom: undefined,
  joinedTo: undefined,
} as const;
