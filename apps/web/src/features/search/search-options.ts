import type { GameCategory } from '@maidan/contract/constants.ts';
import { gameAddress } from '#lib/games/game-address.ts';
import type { Found, FoundGame } from './search.queries.ts';

type Marks = FoundGame['marks'];

/** One line of the answer. Where it leads is an address, so that it can be opened in a new tab. */
export type SearchOption =
  | { kind: 'game'; key: string; href: string; game: SuggestedGame }
  | { kind: 'all'; key: string; href: string; category: GameCategory; total: number }
  | { kind: 'vendor'; key: string; href: string; name: string; marks: Marks; code: string; games: number }
  | { kind: 'page' | 'help'; key: string; href: string; name: string; marks: Marks };

/** What a line shows of a game; a suggestion was not found by any letters. */
export type SuggestedGame = Pick<
  FoundGame,
  'nodeId' | 'displayName' | 'vassalage' | 'vendorName' | 'gameType' | 'gameCode' | 'iconUrl' | 'open'
> &
  Partial<Pick<FoundGame, 'marks' | 'alsoCalled' | 'maintenance'>>;

export type OptionGroup = {
  name: 'games' | 'vendors' | 'pages' | 'help' | 'hot';
  options: readonly SearchOption[];
};

const GAMES_BESIDE_OTHERS = 6;
const CATEGORIES_SHOWN = 3;
const SUGGESTED = 6;

/** Who looks: some pages are for agents only, and some do not exist on this site. */
export type Reader = { isAgent: boolean; pageExists: (path: string) => boolean };

/** The answer as groups of lines. A group without lines is left out. */
export function groupsOf(found: Found, text: string, { isAgent, pageExists }: Reader): OptionGroup[] {
  const isOpen = ({ path, needs }: Found['pages'][number]): boolean =>
    pageExists(path) && (needs !== 'agent' || isAgent);
  const pages = found.pages.filter(isOpen).map((page) => pageOption('page', page));
  const help = found.help.filter(isOpen).map((page) => pageOption('help', page));
  const vendors = found.vendors.map(vendorOption);
  const isAlone = pages.length + help.length + vendors.length === 0;
  const shown = isAlone ? found.games : found.games.slice(0, GAMES_BESIDE_OTHERS);
  const all = found.totals
    .filter(({ gameType, total }) => total > shown.filter((game) => game.gameType === gameType).length)
    .slice(0, CATEGORIES_SHOWN)
    .map(({ gameType, total }) => allOption(gameType, total, text));
  const groups: OptionGroup[] = [
    { name: 'games', options: [...shown.map(gameOption), ...all] },
    { name: 'vendors', options: vendors },
    { name: 'pages', options: pages },
    { name: 'help', options: help },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** For whoever has typed nothing, or something that nothing is called. */
export function suggestionsOf(hot: readonly SuggestedGame[]): OptionGroup[] {
  const options = hot
    .filter(({ open }) => open)
    .slice(0, SUGGESTED)
    .map(gameOption);
  return options.length === 0 ? [] : [{ name: 'hot', options }];
}

function gameOption(game: SuggestedGame): SearchOption {
  return { kind: 'game', key: `game-${game.nodeId}`, href: gameAddress(game), game };
}

function allOption(category: GameCategory, total: number, text: string): SearchOption {
  const query = new URLSearchParams({ search: text });
  const href = `/${category.toLowerCase()}?${query.toString()}`;
  return { kind: 'all', key: `all-${category}`, href, category, total };
}

function vendorOption(vendor: Found['vendors'][number]): SearchOption {
  return {
    kind: 'vendor',
    key: `vendor-${vendor.vassalage}`,
    href: `/${vendor.gameType.toLowerCase()}?vassalage=${encodeURIComponent(vendor.vassalage)}`,
    name: vendor.displayName,
    marks: vendor.marks,
    code: vendor.vassalage,
    games: vendor.gameCount,
  };
}

function pageOption(
  kind: 'page' | 'help',
  { path, displayName, marks }: Found['pages'][number],
): SearchOption {
  return { kind, key: `${kind}-${path}`, href: path, name: displayName, marks };
}
