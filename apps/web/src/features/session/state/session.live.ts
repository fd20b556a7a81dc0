import type { LiveFrame } from '@maidan/contract/live.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame } from '#lib/live/live.ts';
import { writeNews } from '#lib/live/read-again.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import { balanceQuery } from './session.queries.ts';
import { useLostSession } from './use-lost-session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

type FrameOf<Type extends LiveFrame['type']> = Extract<LiveFrame, { type: Type }>;

const NOTHING_ASIDE = { held: '0.00', owedInWallets: '0.00', fundsInWallets: '0.00' };

/** A frame that is not newer than what the page shows is old news: answers and frames may cross on the way. */
export function takeBalance(queryClient: QueryClient, { version, data }: FrameOf<'balance'>): void {
  const { queryKey } = balanceQuery();
  writeNews(queryClient, queryKey, () => {
    queryClient.setQueryData(queryKey, (shown) =>
      shown && shown.version >= version ? undefined : { ...NOTHING_ASIDE, ...shown, ...data, version },
    );
    // A frame does not say what would pay a debt.
    if (data.balance.startsWith('-')) void queryClient.invalidateQueries({ queryKey });
  });
}

/** Mounted once by the shell: live news of the session goes into the cache, its end to the reader. */
export function useSessionLive(): void {
  const queryClient = useQueryClient();
  const lose = useLostSession();
  useOtherTabs();

  useEffect(() => onFrame('balance', (frame) => takeBalance(queryClient, frame)), [queryClient]);

  useEffect(
    () =>
      onFrame('session-ended', ({ data }) => {
        // Our own log-out has already forgotten the token and needs no explanation.
        if (readToken() === null) return;
        clearSession();
        lose(data.reason);
      }),
    [lose],
  );
}
