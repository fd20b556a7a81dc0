import type { LiveFrame } from '@maidan/contract/live.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame, onWelcome } from '#lib/live.ts';

type News = LiveFrame['type'];
const AT_ONCE: readonly News[] = [
  'deposit',
  'withdrawal',
  'wallet-transfer',
  'feedback',
  'protection',
  'contracts',
  'profile',
];
/** A quick player makes several of these a second: what they change is read once for all of a moment. */
const TOGETHER: readonly News[] = ['balance', 'vendor-wallet'];
const MOMENT_MS = 300;

/**
 * Mounted once by the shell: whatever a query names as its `news` is read anew when it comes, on screen or not, and all of
 * it when the socket is welcomed, because between the reading and the welcome nobody heard anything.
 */
export function useNewsLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timers = new Map<News, number>();
    const hear = (type: News): void =>
      readAgain(queryClient, ({ meta }) => meta?.news?.includes(type) === true);
    const hearLater = (type: News): void => {
      if (timers.has(type)) return;
      const heard = (): void => {
        timers.delete(type);
        hear(type);
      };
      timers.set(type, window.setTimeout(heard, MOMENT_MS));
    };
    const stops = [
      ...AT_ONCE.map((type) => onFrame(type, () => hear(type))),
      ...TOGETHER.map((type) => onFrame(type, () => hearLater(type))),
      onWelcome(() => readAgain(queryClient, ({ meta }) => meta?.news !== undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [queryClient]);
}

/** A first answer that is still on its way may have been written before the news: it is asked for anew once it is there. */
function readAgain(queryClient: QueryClient, predicate: (query: Query) => boolean): void {
  for (const query of queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate }))
    if (query.state.data === undefined)
      void query.promise?.then(
        () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      );
  void queryClient.invalidateQueries({ predicate });
}
