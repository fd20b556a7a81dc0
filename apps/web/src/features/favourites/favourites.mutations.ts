import { addFavourite } from '@maidan/contract/games/add-favourite.ts';
import type { FavouriteChange } from '@maidan/contract/games/add-favourite.ts';
import { removeFavourite } from '@maidan/contract/games/remove-favourite.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';
import type { HeartGame } from '#lib/games/hearts.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { writeNews } from '#lib/live/read-again.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { putBack, takeChange, wish, wishEnded, withHeart } from './favourite-list.ts';
import { favouriteIdsQuery } from './favourites.queries.ts';

const BETWEEN_PRESSES_MS = 1000;
/** Nobody knows the list yet: its number is below every other. */
const UNKNOWN = { favGameIds: [], version: -1 };

type Wish = { game: HeartGame; favourite: boolean };

/** What both an answer and a frame do. */
export function takeNews(queryClient: QueryClient, change: FavouriteChange): void {
  const { queryKey } = favouriteIdsQuery();
  writeNews(queryClient, queryKey, () => {
    const known = queryClient.getQueryData(queryKey);
    const next = known && takeChange(known, change);
    if (next === null) void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData(queryKey, next);
  });
}

/** GAM-06: local first, then the call; at most once a second for each game; what fails is undone and said. */
export function useToggleHeart(): (game: HeartGame) => void {
  const t = useT('lobby');
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    // One after the other, or two presses on one heart could arrive in the wrong order.
    scope: { id: 'favourites' },
    // A heart that nobody keeps must not look kept: without a network it fails, and says so.
    networkMode: 'always',
    mutationFn: ({ game: { nodeId, vassalage, gameType }, favourite }: Wish) =>
      favourite
        ? call(addFavourite, {
            nodeId,
            ...(vassalage === undefined ? {} : { vendor: vassalage }),
            ...(gameType === undefined ? {} : { gameType }),
          })
        : call(removeFavourite, { nodeId }),
    onMutate: ({ game, favourite }) => {
      const { queryKey } = favouriteIdsQuery();
      const known = queryClient.getQueryData(queryKey) ?? UNKNOWN;
      wish(game.nodeId, favourite);
      queryClient.setQueryData(queryKey, {
        ...known,
        favGameIds: withHeart(known.favGameIds, game.nodeId, favourite),
      });
      return known.favGameIds;
    },
    onSuccess: (change, { game, favourite }) => {
      wishEnded(game.nodeId, favourite);
      takeNews(queryClient, change);
    },
    onError: (error, { game, favourite }, before = []) => {
      // A later press on the same heart decides by itself.
      if (!wishEnded(game.nodeId, favourite)) return;
      queryClient.setQueryData(favouriteIdsQuery().queryKey, (known = UNKNOWN) => ({
        ...known,
        favGameIds: putBack(known.favGameIds, game.nodeId, before),
      }));
      const why = error instanceof CallError ? error.message : '';
      showToast(
        t(favourite ? 'heart.notAdded' : 'heart.notRemoved', { name: game.displayName, why }),
        'loss',
      );
    },
  });
  return useCallback(
    (game) => {
      if (isTooSoon(game.nodeId)) return;
      const ids = queryClient.getQueryData(favouriteIdsQuery().queryKey)?.favGameIds ?? [];
      mutate({ game, favourite: !ids.includes(game.nodeId) });
    },
    [mutate, queryClient],
  );
}

const pressedAt = new Map<string, number>();

function isTooSoon(nodeId: string): boolean {
  const now = performance.now();
  const last = pressedAt.get(nodeId);
  if (last !== undefined && now - last < BETWEEN_PRESSES_MS) return true;
  pressedAt.set(nodeId, now);
  return false;
}
