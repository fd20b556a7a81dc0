import { CLIENT_TYPE, GAME_CATEGORIES, GAMES_PER_PAGE, PLATFORM_HTML5 } from '@maidan/contract/constants.ts';
import type { GameCategory } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { knownNews } from '#lib/live/known-news.ts';
import { merchantPart } from '#lib/session/session-token.ts';
import { storedValue } from '#lib/storage/storage.ts';
import { cardGame, listedGame, lobbyLane } from './card-game.ts';
import type { CardGame } from './card-game.ts';
import { listHref } from './game-link.ts';
import type { GameListSearch } from './list-search.ts';

/** The catalogue changes rarely; a change is announced by a `settings-changed` frame. */
const CATALOGUE_FRESH_MS = 5 * 60_000;
export const LOBBY_KEY = ['lobby'] as const;
/** Categories whose games the server draws. They fill two screens of a phone; whoever goes further fetches the rest. */
export const LANES_IN_PAGE = 1;
const IN_PAGE = typeof window === 'undefined';

/** `counted`: by rounds that were played; otherwise the house picked them. */
export type HotGames = { counted: boolean; games: CardGame[] };
type KeptHot = HotGames & { language: string; at: number; news?: number | undefined };
const isKeptHot = (value: unknown): value is KeptHot =>
  typeof value === 'object' &&
  value !== null &&
  'games' in value &&
  'counted' in value &&
  Array.isArray(value.games);
const keptHot = storedValue<KeptHot | null>('maidan-hot', isKeptHot, null, 'session');

/**
 * Every category with its vendors and first games: home, header and vendor chips read this one answer. In a page from
 * the server only the first categories have their games; asked again, in the browser, all of them do.
 */
export function vendorLanesQuery(language: Language) {
  return queryOptions({
    queryKey: [...LOBBY_KEY, 'lanes', language],
    queryFn: async () => {
      const { data } = await call(listVendorLanes, { platform: PLATFORM_HTML5, language, ...merchantPart() });
      // A category this page has no name and no address for is no lane of it: a newer platform may have one.
      const known = data.lanes.filter(({ title }) => GAME_CATEGORIES.includes(title));
      return known.map((lane, index) => lobbyLane(lane, !IN_PAGE || index < LANES_IN_PAGE));
    },
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/**
 * HOM-09: kept for the tab, so that coming back to home shows them at once. Another language or another day asks anew;
 * the section has a button for it too.
 */
export function hotGamesQuery(language: Language) {
  const kept = keptHot.read();
  return queryOptions({
    queryKey: [...LOBBY_KEY, 'hot', language],
    queryFn: async () => {
      const news = knownNews.last;
      const { list, basis } = await call(listHotGames, {
        platform: PLATFORM_HTML5,
        language,
        ...merchantPart(),
      });
      const hot: HotGames = { counted: basis === 'rounds', games: list.map(cardGame) };
      keptHot.write({ language, news, at: Date.now(), ...hot });
      return hot;
    },
    staleTime: CATALOGUE_FRESH_MS,
    // What was kept before news this page knows of may be what the news changed.
    ...(kept?.language === language && kept.news === knownNews.last
      ? { initialData: { counted: kept.counted, games: kept.games }, initialDataUpdatedAt: kept.at }
      : {}),
  });
}

/** One page of a list, as long as the catalogue stays as it is. */
export function gamesQuery(category: GameCategory, search: GameListSearch, language: Language) {
  const { page = 1, ...filters } = search;
  return queryOptions({
    queryKey: [...LOBBY_KEY, 'list', listHref(category, filters), page, language],
    queryFn: async () => {
      const answer = await call(listGames, {
        gameType: category,
        ...askedFor(filters),
        language,
        pageNo: String(page),
        pageSize: String(GAMES_PER_PAGE),
        clientType: `${CLIENT_TYPE}` as const,
        platform: PLATFORM_HTML5,
      });
      return { ...answer, games: answer.games.map(listedGame) };
    },
    staleTime: CATALOGUE_FRESH_MS,
  });
}
export type GameListPageData = Awaited<ReturnType<NonNullable<ReturnType<typeof gamesQuery>['queryFn']>>>;

type Asked = Partial<RequestOf<typeof listGames>>;

/** The address speaks to people, the call to the platform: what is not chosen is not sent. */
function askedFor({ vassalage, search, sort, ...filters }: GameListSearch): Asked {
  const asked = {
    vassalage,
    search,
    sort,
    gameClassify: filters.class,
    minStake: filters.stake,
    minLines: filters.lines,
    minMaxWin: filters.win,
    rtp: filters.rtp,
    volatility: filters.volatility,
    features: filters.features,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
