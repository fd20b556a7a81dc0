import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame, onReturn } from '#lib/live.ts';
import { MESSAGES_KEY } from './messages.queries.ts';

/** Mounted once by the shell: a new announcement shows without a reload. */
export function useMessagesLive(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('settings-changed', ({ data }) => {
        if (data.what === 'announcements') void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY });
      }),
    [queryClient],
  );
  useEffect(
    () => onReturn(() => void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })),
    [queryClient],
  );
}
