import type { Language } from '@maidan/contract/languages.ts';
import { getRewardTerms } from '@maidan/contract/rewards/get-reward-terms.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const REWARDS_KEY = ['rewards'] as const;
/** Rewards are taken, freed and given up on any device; limits and breaks let them rest; rules are switched on and off. */
const NEWS = { ofMember: true, news: ['rewards', 'protection', 'settings'] } as const;

export function rewardsQuery(language: Language) {
  return queryOptions({
    queryKey: [...REWARDS_KEY, 'list', language],
    queryFn: () => call(listRewards, { language }),
    staleTime: 15_000,
    meta: NEWS,
  });
}

export function grantsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...REWARDS_KEY, 'grants', language],
    queryFn: ({ pageParam }) =>
      call(listGrants, { language, ...(pageParam === null ? {} : { cursor: pageParam }), pageSize: '20' }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 15_000,
    meta: NEWS,
  });
}

/** What was once on never changes. */
export function rewardTermsQuery(code: string, version: number, language: Language) {
  return queryOptions({
    queryKey: [...REWARDS_KEY, 'terms', code, version, language],
    queryFn: () => call(getRewardTerms, { code, version: String(version), language }),
    staleTime: Infinity,
    meta: { ofMember: true, news: [] },
  });
}
