import { CLIENT_TYPE, GAMES_PER_PAGE, PLATFORM_HTML5 } from '@maidan/contract/constants.ts';
import type { GameCategory, Language } from '@maidan/contract/constants.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { cardGame, lobbyLane } from './card-game.ts';

/** The catalogue changes rarely; a change is announced by a `settings-changed` frame. */
const CATALOGUE_FRESH_MS = 5 * 60_000;
export const LOBBY_KEY = ['lobby'] as const;
/** Categories whose games the server draws. They fill two screens of a phone; whoever goes further fetches the rest. */
export const LANES_IN_PAGE = 2;
const IN_PAGE = typeof window === 'undefined';

/**
 * Every category with its vendors and first games: home, header and vendor chips read this one answer. In a page from
 * the server only the first categories have their games; asked again, in the browser, all of them do.
 */
export function vendorLanesQuery(language: Language) {
  return queryOptions({
    queryKey: [...LOBBY_KEY, 'lanes', language],
    queryFn: async () => {
      const { data } = await call(listVendorLanes, { platform: PLATFORM_HTML5, language });
      return data.lanes.map((lane, index) => lobbyLane(lane, !IN_PAGE || index < LANES_IN_PAGE));
    },
    staleTime: CATALOGUE_FRESH_MS,
  });
}

export function hotGamesQuery(language: Language) {
  return queryOptions({
    queryKey: [...LOBBY_KEY, 'hot', language],
    queryFn: async () =>
      (await call(listHotGames, { platform: PLATFORM_HTML5, language })).list.map(cardGame),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/** What the address of a list holds. */
export type GameListSearch = {
  vassalage?: string | undefined;
  page?: number | undefined;
  search?: string | undefined;
};

export function gameListQuery(
  category: GameCategory,
  { vassalage, page = 1, search }: GameListSearch,
  language: Language,
) {
  return queryOptions({
    queryKey: [...LOBBY_KEY, 'list', category, vassalage ?? '', search ?? '', page, language],
    queryFn: () =>
      call(listGames, {
        gameType: category,
        ...(vassalage === undefined ? {} : { vassalage }),
        ...(search === undefined ? {} : { search }),
        language,
        pageNo: String(page),
        pageSize: String(GAMES_PER_PAGE),
        clientType: `${CLIENT_TYPE}` as const,
        platform: PLATFORM_HTML5,
      }),
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
