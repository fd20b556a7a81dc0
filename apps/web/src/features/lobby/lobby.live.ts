import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame, onReturn } from '#lib/live.ts';
import { LOBBY_KEY } from './lobby.queries.ts';

/** Mounted once by the shell: when the operator changes the catalogue, open pages follow. */
export function useLobbyLive(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('settings-changed', ({ data }) => {
        if (data.what === 'catalogue') void queryClient.invalidateQueries({ queryKey: LOBBY_KEY });
      }),
    [queryClient],
  );
  useEffect(() => onReturn(() => void queryClient.invalidateQueries({ queryKey: LOBBY_KEY })), [queryClient]);
}
