import { useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { soonMs } from '#lib/live/live.ts';

/**
 * Mounted once while somebody is in: what could not be read anew, so that an older answer still stands, is asked for again.
 * The news that made it old does not come twice, and it made everybody ask at once.
 */
export function useFailedReads(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const waiting = new Set<Query>();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { query } = event;
      if (query.state.data === undefined || waiting.has(query) || !mayPass(query.state.error)) return;
      waiting.add(query);
      setTimeout(() => {
        waiting.delete(query);
        const { queryKey, state } = query;
        if (state.isInvalidated)
          void queryClient.refetchQueries(
            { queryKey, exact: true, type: 'active' },
            { cancelRefetch: false },
          );
      }, soonMs());
    });
  }, [queryClient]);
}

/** A refusal stays a refusal, and after maintenance everything is asked for anew. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code === 'MAINTENANCE') return false;
  return error.code === 'NETWORK' || error.status === 429 || error.status >= 500;
}
