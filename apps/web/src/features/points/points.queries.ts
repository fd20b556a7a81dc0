import { getPointBalance } from '@maidan/contract/points/get-point-balance.ts';
import { getPointConfig } from '@maidan/contract/points/get-point-config.ts';
import { listPointRecords } from '@maidan/contract/points/list-point-records.ts';
import { listPointRewards } from '@maidan/contract/points/list-point-rewards.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const POINTS_KEY = ['points'] as const;

const FRESH_MS = 5 * 60_000;

/** PRO-04: a bet that settles earns, a decision of the house gives or takes. */
export function pointBalanceQuery() {
  return queryOptions({
    queryKey: [...POINTS_KEY, 'balance'],
    queryFn: () => call(getPointBalance, {}),
    staleTime: 10_000,
    meta: { ofMember: true, news: ['balance', 'profile'] },
  });
}

export function pointConfigQuery() {
  return queryOptions({
    queryKey: [...POINTS_KEY, 'config'],
    queryFn: () => call(getPointConfig, {}),
    staleTime: FRESH_MS,
    meta: { news: ['settings'] },
  });
}

export function pointRewardsQuery() {
  return queryOptions({
    queryKey: [...POINTS_KEY, 'rewards'],
    queryFn: () => call(listPointRewards, {}),
    staleTime: FRESH_MS,
  });
}

const PER_PAGE = 10;

export function pointRecordsQuery() {
  return infiniteQueryOptions({
    queryKey: [...POINTS_KEY, 'records'],
    queryFn: ({ pageParam }) =>
      call(listPointRecords, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: String(PER_PAGE),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
    meta: { ofMember: true, news: ['profile'] },
  });
}
