import type { Language } from '@maidan/contract/constants.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { pageHosts } from '#lib/page-hosts.ts';
import { visibleTheme } from '#lib/preferences.ts';

const PHONE = '(max-width: 767px), (pointer: coarse)';

/**
 * The address from a launch works once, so it is asked for when the page opens, never again in the background, and
 * forgotten when the page closes. `attempt` makes "try again" a new launch.
 */
export function launchQuery(nodeId: string, attempt: number, language: Language) {
  return queryOptions({
    queryKey: ['games', 'launch', nodeId, attempt],
    queryFn: () =>
      call(launchGame, {
        nodeId,
        device: window.matchMedia(PHONE).matches ? 'mobile' : 'desktop',
        language,
        theme: visibleTheme(),
        ...(pageHosts().games === '' ? {} : { base: pageHosts().games }),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { ofMember: true },
  });
}
