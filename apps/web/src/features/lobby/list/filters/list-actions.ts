import type { GameCategory } from '@maidan/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { listHref } from '#features/lobby/game-link.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { gamesQuery } from '#features/lobby/lobby.queries.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';

export type ListActions = {
  /** Shows the list at another address, and stays where the reader is. */
  show: (search: GameListSearch) => void;
  /** Fetches it ahead: somebody is about to ask for it. */
  prepare: (search: GameListSearch) => void;
};

/** A list is drawn from its address alone, so whatever changes it writes the address. */
export function useListActions(category: GameCategory): ListActions {
  const router = useRouter();
  const queryClient = useQueryClient();
  const language = useLanguage();
  return {
    show: (search) => void router.navigate({ href: listHref(category, search), resetScroll: false }),
    prepare: (search) => void queryClient.prefetchQuery(gamesQuery(category, search, language)),
  };
}
