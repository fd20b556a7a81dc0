import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame } from '#lib/live.ts';
import { DEPOSITS_KEY } from './deposit.queries.ts';

/** MEM-04: a deposit has moved on, here or elsewhere; what is on screen is read anew. */
export function useDepositsLive(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('deposit', () => {
        for (const part of ['one', 'list'])
          void queryClient.invalidateQueries({ queryKey: [...DEPOSITS_KEY, part] });
      }),
    [queryClient],
  );
}
