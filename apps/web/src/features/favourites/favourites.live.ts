import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerHearts, useHearts } from '#lib/games/hearts.ts';
import { onFrame, useLiveSilent } from '#lib/live/live.ts';
import { onSessionChange, useIsLoggedIn } from '#lib/session/session-token.ts';
import { forgetWishes } from './favourite-list.ts';
import { takeNews, useToggleHeart } from './favourites.mutations.ts';
import { favouriteIdsQuery, FAVOURITES_KEY } from './favourites.queries.ts';

const POLL_WHEN_SILENT_MS = 60_000;

/** Mounted once by the shell while somebody is in: fills the hearts of all cards, answers presses on them, and follows the other devices. */
export function useFavouritesLive(): void {
  const queryClient = useQueryClient();
  const silent = useLiveSilent();
  const toggle = useToggleHeart();
  const { data } = useQuery({
    ...favouriteIdsQuery(),
    enabled: useIsLoggedIn(),
    refetchInterval: silent && POLL_WHEN_SILENT_MS,
  });
  const ids = data?.favGameIds;

  useEffect(() => useHearts.setState({ ids: new Set(ids) }), [ids]);
  useEffect(() => answerHearts(toggle), [toggle]);
  useEffect(() => () => useHearts.setState({ ids: new Set() }), []);
  useEffect(
    () => onFrame('favourites', ({ data: change, version }) => takeNews(queryClient, { ...change, version })),
    [queryClient],
  );
  // Whoever logs in next has hearts of their own.
  useEffect(() => {
    const forget = (): void => {
      forgetWishes();
      void queryClient.resetQueries({ queryKey: FAVOURITES_KEY });
    };
    const stop = onSessionChange(forget);
    return () => {
      stop();
      forget();
    };
  }, [queryClient]);
}
