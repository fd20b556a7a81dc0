import { PLATFORM_HTML5 } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { launchFootball } from '@maidan/contract/games/launch-football.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import { tryGame } from '@maidan/contract/games/try-game.ts';
import { listLiveRooms } from '@maidan/contract/games/list-live-rooms.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { gameAddress } from '#lib/games/game-address.ts';
import { pageHosts } from '#lib/page/page-hosts.ts';
import { visibleTheme } from '#lib/storage/preferences.ts';
import type { LotteryLaunch } from './lotteries.ts';

const PHONE = '(max-width: 767px), (pointer: coarse)';

/** HOM-07: in place of a node, for who has chosen sports and no game of them. */
export const FOOTBALL = '@football';
export const FOOTBALL_ADDRESS = '/seamless?launch=football';

/** The page that launches it. */
export const launchAddress = (nodeId: string): string =>
  nodeId === FOOTBALL ? FOOTBALL_ADDRESS : gameAddress({ nodeId });

/**
 * The address from a launch works once, so it is asked for when the page opens, never again in the background, and
 * forgotten when the page closes. `attempt` makes "try again" a new launch.
 */
export function launchQuery(
  nodeId: string,
  attempt: number,
  language: Language,
  { device, language: spoken, ...lobby }: LotteryLaunch = {},
) {
  return queryOptions({
    queryKey: ['games', 'launch', nodeId, attempt],
    queryFn: () => {
      const wishes = { ...wishesOf(spoken ?? language), ...(device && { device }) };
      if (nodeId === FOOTBALL) return call(launchFootball, wishes);
      const said = Object.keys(lobby).length === 0 ? {} : { lobby };
      return call(launchGame, { nodeId, ...wishes, ...said });
    },
    ...ASKED_ONCE,
    meta: { ofMember: true },
  });
}

/** The same for somebody without an account, with money that the house lends. */
export function tryGameQuery(nodeId: string, attempt: number, language: Language) {
  return queryOptions({
    queryKey: ['games', 'try', nodeId, attempt],
    queryFn: () => call(tryGame, { nodeId, ...wishesOf(language) }),
    ...ASKED_ONCE,
  });
}

const ASKED_ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

function wishesOf(language: Language) {
  return {
    device: window.matchMedia(PHONE).matches ? ('mobile' as const) : ('desktop' as const),
    language,
    theme: visibleTheme(),
    ...(pageHosts().games === '' ? {} : { base: pageHosts().games }),
  };
}

/** Followed while it is looked at: rounds begin and end, seats are taken and left. */
export function liveRoomsQuery(language: Language, isSeen: boolean) {
  return queryOptions({
    queryKey: ['games', 'rooms', language],
    queryFn: async () => (await call(listLiveRooms, { language, platform: PLATFORM_HTML5 })).rooms,
    staleTime: 4_000,
    refetchInterval: isSeen ? 5_000 : false,
  });
}
