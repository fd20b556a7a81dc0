import { WINNERS_LIMIT } from '@maidan/contract/constants.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { listLiveWins } from '@maidan/contract/messages/list-live-wins.ts';
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

/** What was won just now. Frames bring what follows (`live-wins.live.ts`), so none makes it be asked for anew. */
export function liveWinsQuery() {
  return queryOptions({
    queryKey: ['liveWins'],
    queryFn: async () => (await call(listLiveWins, {})).list,
    staleTime: LIVE_MS,
    meta: { news: [] },
  });
}
