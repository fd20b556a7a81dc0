import type { Language } from '@maidan/contract/languages.ts';
import { getMissionLeaderboard } from '@maidan/contract/rewards/missions/get-mission-leaderboard.ts';
import { getMissionSummary } from '@maidan/contract/rewards/missions/get-mission-summary.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const MISSIONS_KEY = ['missions'] as const;

/** Play brings missions further, any device takes them; limits and breaks let them rest. */
export function missionSummaryQuery(language: Language) {
  return queryOptions({
    queryKey: [...MISSIONS_KEY, 'summary', language],
    queryFn: () => call(getMissionSummary, { language }),
    staleTime: 15_000,
    meta: { ofMember: true, news: ['missions', 'rewards', 'protection', 'settings'] },
  });
}

export type BoardMonth = 'current' | 'previous';

/** What others do sends no frame, so the board is read again while somebody looks at it. */
export function missionLeaderboardQuery(month: BoardMonth) {
  return queryOptions({
    queryKey: [...MISSIONS_KEY, 'board', month],
    queryFn: () => call(getMissionLeaderboard, { month }),
    staleTime: 15_000,
    refetchInterval: 60_000,
    meta: { ofMember: true, news: ['rewards', 'protection'] },
  });
}

export function grantsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...MISSIONS_KEY, 'grants', language],
    queryFn: ({ pageParam }) =>
      call(listGrants, {
        language,
        type: 'mission',
        pageSize: '10',
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 15_000,
    meta: { ofMember: true, news: ['rewards'] },
  });
}
