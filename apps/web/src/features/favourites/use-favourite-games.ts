import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { favouritesQuery, favouriteIdsQuery } from './favourites.queries.ts';

/**
 * The hearts decide what is shown and in which order; the list says what the games look like. A heart from another
 * device, whose game is not known here yet, asks for the list again.
 */
export function useFavouriteGames() {
  const ids = useQuery(favouriteIdsQuery());
  const list = useQuery(favouritesQuery(useLanguage()));
  const known = new Map(list.data?.map((game) => [game.nodeId, game]));
  const wanted = ids.data?.favGameIds;
  const missing = list.data !== undefined && (wanted?.some((id) => !known.has(id)) ?? false);
  const { refetch } = list;
  // Asked again with the next number too: a heart is shown before the platform has it, and the list may be read in between.
  const version = ids.data?.version;
  useEffect(() => {
    if (missing && version !== undefined) void refetch();
  }, [missing, version, refetch]);
  const games =
    list.data === undefined || wanted === undefined
      ? undefined
      : wanted.map((id) => known.get(id)).filter((game) => game !== undefined);
  return {
    games,
    failed: ids.isError || list.isError,
    offline: ids.fetchStatus === 'paused' || list.fetchStatus === 'paused',
    retry: () => {
      void ids.refetch();
      void list.refetch();
    },
  };
}
