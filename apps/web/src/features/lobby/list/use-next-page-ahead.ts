import type { GameCategory } from '@maidan/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listHref } from '#features/lobby/game-link.ts';
import type { GameListSearch } from '#features/lobby/list-search.ts';
import { gamesQuery } from '#features/lobby/lobby.queries.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';

const AT_THE_LATEST_MS = 2_000;

/** The page most people ask for next is fetched once this one is done, so that turning it needs no call at all. */
export function useNextPageAhead(category: GameCategory, search: GameListSearch, totalPages = 0): void {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const page = (search.page ?? 1) + 1;
  // The address says which list it is: while it stays, there is nothing new to fetch.
  const next = page > totalPages ? null : listHref(category, { ...search, page });
  const prepare = useEffectEvent((href: string) => {
    if (href === next) void queryClient.prefetchQuery(gamesQuery(category, { ...search, page }, language));
  });
  useEffect(() => (next === null ? undefined : whenIdle(() => prepare(next))), [next]);
}

/** Answers with what calls it off. Safari knows no idle time; a moment later does as well. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
