import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getOpenBetCount } from '@maidan/contract/records/get-open-bet-count.ts';
import { listOpenBets } from '@maidan/contract/records/list-open-bets.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type OpenBets = ResponseOf<typeof listOpenBets>;
export type OpenBet = OpenBets['bets'][number];

const OPEN_KEY = ['open-bets'] as const;
/** A frame says when a bet opens or ends; rounds of a moment are told by none. */
const OF_MEMBER = { staleTime: 15_000, meta: { ofMember: true, news: ['open-bets'] } } as const;

const POOL_MS = 5_000;

export function openBetCountQuery() {
  return queryOptions({
    queryKey: [...OPEN_KEY, 'count'],
    queryFn: () => call(getOpenBetCount, {}),
    ...OF_MEMBER,
  });
}

export function openBetsQuery(language: Language) {
  return queryOptions({
    queryKey: [...OPEN_KEY, 'list', language],
    queryFn: () => call(listOpenBets, { language }),
    // What follows from a pool moves with the bets of others, of which no frame tells.
    refetchInterval: ({ state }) =>
      state.data?.bets.some(({ mostAsItStands }) => mostAsItStands !== null) === true ? POOL_MS : false,
    ...OF_MEMBER,
  });
}
