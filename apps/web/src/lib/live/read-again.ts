import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

const nothing = (): void => undefined;

/**
 * What news is about is read anew. An answer that is on its way may have been written before the news: unless it is given up
 * for a newer one, it is asked for once more when it is there, and once for all that was heard meanwhile.
 */
export function readAgain(queryClient: QueryClient, filters: QueryFilters): void {
  for (const { promise, queryKey } of queryClient.getQueryCache().findAll(filters))
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false }),
      nothing,
    );
  void queryClient.invalidateQueries(filters);
}

/** News that says itself what is new is written at once, and again over an older answer that was on its way. */
export function writeNews(queryClient: QueryClient, queryKey: QueryKey, write: () => void): void {
  const answer = queryClient.getQueryCache().find({ queryKey })?.promise;
  write();
  answer?.then(write, nothing);
}
