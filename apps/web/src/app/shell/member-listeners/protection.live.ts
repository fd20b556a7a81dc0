import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

/** What a timer of a browser can wait for at most; a longer break is looked at again by then. */
const LONGEST_TIMER_MS = 2_147_000_000;

/** R2: a break covers every page as soon as its news comes, and lifts by itself. */
export function useProtectionLive(): void {
  const queryClient = useQueryClient();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: useIsLoggedIn() });
  const until = member?.break?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const wait = Math.min(Date.parse(until) - Date.now() + 1_000, LONGEST_TIMER_MS);
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: memberInfoQuery().queryKey }),
      Math.max(wait, 1_000),
    );
    return () => clearTimeout(timer);
  }, [until, queryClient]);
}
