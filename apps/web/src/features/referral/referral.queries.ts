import type { Language } from '@maidan/contract/languages.ts';
import { getReferral } from '@maidan/contract/referral/get-referral.ts';
import { listReferredFriends } from '@maidan/contract/referral/list-referred-friends.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const REFERRAL_KEY = ['referral'] as const;
/** A friend got there, a reward was taken, a person decided; limits and breaks let rewards rest; rules are switched. */
const NEWS = { ofMember: true, news: ['rewards', 'protection', 'settings'] } as const;

export function referralQuery(language: Language) {
  return queryOptions({
    queryKey: [...REFERRAL_KEY, 'own', language],
    queryFn: () => call(getReferral, { language }),
    staleTime: 15_000,
    meta: NEWS,
  });
}

export function referredFriendsQuery() {
  return infiniteQueryOptions({
    queryKey: [...REFERRAL_KEY, 'friends'],
    queryFn: ({ pageParam }) =>
      call(listReferredFriends, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: '10',
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 15_000,
    meta: NEWS,
  });
}
