import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame, onReturn } from '#lib/live/live.ts';
import type { PublicNews } from '#lib/live/live.ts';
import { readAgain } from '#lib/live/read-again.ts';

/** Reads anew what begins with this key: when the operator changes it, and when such news may have been missed. */
export function usePublicNews(what: PublicNews, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('settings-changed', ({ data }) => {
        if (data.what === what) readAgain(queryClient, { queryKey });
      }),
    [queryClient, what, queryKey],
  );
  useEffect(() => onReturn(() => readAgain(queryClient, { queryKey })), [queryClient, queryKey]);
}
