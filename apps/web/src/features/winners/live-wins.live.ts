import { LIVE_WINS_LIMIT } from '@maidan/contract/constants.ts';
import type { LiveWin } from '@maidan/contract/messages/live-win.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame, onWelcome, sayLive } from '#lib/live/live.ts';
import { readAgain, writeNews } from '#lib/live/read-again.ts';
import { liveWinsQuery } from './winners.queries.ts';

export const keyOfWin = ({ customerName, winAmount, wonAt }: LiveWin): string =>
  `${wonAt} ${customerName} ${winAmount}`;

const watch = (wins: boolean): void => sayLive({ type: 'watch', wins });

/** HOM-03: what is won arrives over the socket while the feed is shown; after a lost one the list is asked for anew. */
export function useLiveWins(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = liveWinsQuery();
    const stops = [
      onFrame('wins', ({ data }) =>
        writeNews(queryClient, queryKey, () =>
          queryClient.setQueryData(queryKey, (known) => known && withWins(known, data.wins)),
        ),
      ),
      onWelcome(() => {
        watch(true);
        readAgain(queryClient, { queryKey });
      }),
    ];
    watch(true);
    return () => {
      watch(false);
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

function withWins(known: readonly LiveWin[], news: readonly LiveWin[]): LiveWin[] {
  const all = new Map([...news, ...known].map((win) => [keyOfWin(win), win]));
  return [...all.values()]
    .toSorted((a, b) => (a.wonAt < b.wonAt ? 1 : a.wonAt > b.wonAt ? -1 : 0))
    .slice(0, LIVE_WINS_LIMIT);
}
