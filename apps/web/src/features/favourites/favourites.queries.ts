import { CLIENT_TYPE, PLATFORM_HTML5 } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { MOST_FAVOURITES } from '@maidan/contract/games/add-favourite.ts';
import { listFavouriteIds } from '@maidan/contract/games/list-favourite-ids.ts';
import { listFavourites } from '@maidan/contract/games/list-favourites.ts';
import { listRecentGames } from '@maidan/contract/games/list-recent-games.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { withWishes } from './favourite-list.ts';

export const FAVOURITES_KEY = ['favourites'] as const;

/** Which games have a heart. News arrives by frame; what was pressed and is still on its way stays pressed. */
export function favouriteIdsQuery() {
  return queryOptions({
    queryKey: [...FAVOURITES_KEY, 'ids'],
    queryFn: async () => withWishes(await call(listFavouriteIds, {})),
    staleTime: 60_000,
    // Its frames are written into it (`favourites.live.ts`); what happened while nobody listened is asked for when the
    // socket is welcomed.
    meta: { ofMember: true, news: [] },
  });
}

/** GAM-07: the games themselves, all in one page. */
export function favouritesQuery(language: Language) {
  return queryOptions({
    queryKey: [...FAVOURITES_KEY, 'games', language],
    queryFn: async () => {
      const list = await call(listFavourites, {
        language,
        pageNo: '1',
        pageSize: `${MOST_FAVOURITES}`,
        clientType: `${CLIENT_TYPE}` as const,
        platform: PLATFORM_HTML5,
      });
      return list.content;
    },
    staleTime: 0,
    meta: { ofMember: true, news: ['catalogue'] },
  });
}

/** Always asked again when it is shown: a game was played in between. Until then the last answer stands. */
export function recentGamesQuery(language: Language) {
  return queryOptions({
    queryKey: [...FAVOURITES_KEY, 'recent', language],
    queryFn: async () =>
      (await call(listRecentGames, { language, platform: PLATFORM_HTML5 })).list.map(({ game }) => game),
    staleTime: 0,
    meta: { ofMember: true },
  });
}
