import { WINNERS_LIMIT } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { listWinners } from '@maidan/contract/messages/list-winners.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Winner = ResponseOf<typeof listWinners>['list'][number]['vo'];

const LIVE_MS = 15_000;

/** HOM-03: asked again while somebody looks at it. */
export function winnersQuery(language: Language) {
  return queryOptions({
    queryKey: ['winners', language],
    queryFn: async () => {
      const { list } = await call(listWinners, {
        gameCategory: 'ALL',
        language,
        limitNum: String(WINNERS_LIMIT),
      });
      return list.map(({ vo }) => vo);
    },
    staleTime: LIVE_MS,
    refetchInterval: LIVE_MS,
  });
}
