import type { Language } from '@maidan/contract/languages.ts';
import { listLotteryMenus } from '@maidan/contract/games/lottery/list-lottery-menus.ts';
import { listOpenedNumbers } from '@maidan/contract/games/lottery/list-opened-numbers.ts';
import { listVietnamMenu } from '@maidan/contract/games/lottery/list-vietnam-menu.ts';
import { listVietnamOpened } from '@maidan/contract/games/lottery/list-vietnam-opened.ts';
import { listRecentGames } from '@maidan/contract/games/list-recent-games.ts';
import { listVietnamRecent } from '@maidan/contract/games/lottery/list-vietnam-recent.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { LOTTERIES } from './lotteries.ts';
import type { Lottery } from './lotteries.ts';

type OpenedGame = ResponseOf<typeof listOpenedNumbers>['games'][number];
export type OpenedDraw = OpenedGame['draws'][number];
/** What its house says of a title: the draw that came last, and when it draws. */
export type ToldTitle = { last: OpenedDraw | undefined; calendar: OpenedGame['calendar'] };

const isVietnam = (lottery: Lottery): boolean => lottery === 'vnLottery';

/** RTE-10, LOT-02: the menus of one lottery, each with all of its draws. */
export function lotteryQuery(lottery: Lottery, language: Language) {
  return queryOptions({
    queryKey: ['games', 'lottery', lottery, language],
    queryFn: async () => {
      const menu = isVietnam(lottery) ? listVietnamMenu : listLotteryMenus;
      const { gameMenus } = await call(menu, { language });
      return gameMenus.filter(({ accountType }) =>
        LOTTERIES[lottery].some(({ prizeMode }) => prizeMode === accountType),
      );
    },
    staleTime: 60_000,
    meta: { news: ['catalogue'] },
  });
}

/** The titles that were opened last, by their nodes; the Vietnamese menu has a list of its own, the others are among all games. */
export function recentTitlesQuery(lottery: Lottery, language: Language) {
  return queryOptions({
    queryKey: ['games', 'lottery-recent', lottery, language],
    queryFn: async () => {
      if (!isVietnam(lottery))
        return (await call(listRecentGames, { language })).list.map(({ game }) => game.nodeId);
      const { gameMenus } = await call(listVietnamRecent, { language });
      return gameMenus.flatMap(({ games }) => games.map(({ nodeId }) => nodeId));
    },
    meta: { ofMember: true },
  });
}

/** Of each title, by its node. */
export function openedNumbersQuery(lottery: Lottery) {
  return queryOptions({
    queryKey: ['games', 'lottery-opened', lottery],
    queryFn: async () => {
      const { games } = await call(isVietnam(lottery) ? listVietnamOpened : listOpenedNumbers, {});
      return new Map<string, ToldTitle>(
        games.map(({ nodeId, draws, calendar }) => [nodeId, { last: draws[0], calendar }]),
      );
    },
    // Some draw every minute.
    staleTime: 15_000,
    refetchInterval: 60_000,
  });
}
