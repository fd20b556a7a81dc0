import type { Language } from '@maidan/contract/constants.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export type Bet = ResponseOf<typeof listBets>['bets'][number];
export const BETS_KEY = ['records', 'bets'] as const;
const BETS_PER_PAGE = 20;

/** Own betting record, newest first; each page hands on the cursor of the next. */
export function betsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...BETS_KEY, language],
    queryFn: ({ pageParam }) =>
      call(listBets, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: String(BETS_PER_PAGE),
        language,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
    meta: { ofMember: true },
  });
}
