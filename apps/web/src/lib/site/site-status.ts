import type { Closure } from '@maidan/contract/operation.ts';
import { closureOf, isPageOpen } from '@maidan/contract/system/open-pages.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

/** Whatever the operator set for this site begins with this key, so that one word refreshes all of it. */
export const SETTINGS_KEY = ['settings'] as const;

/** What the platform says of itself. Changes are announced by a `settings-changed` frame. */
export function statusQuery() {
  return queryOptions({
    queryKey: ['status'],
    queryFn: () => call(getStatus, {}),
    staleTime: 5 * 60_000,
  });
}

/** Whether this site plays with play money. Nothing is claimed until the platform has said so. */
export function usePlayMoney(): boolean {
  return useQuery(statusQuery()).data?.playMoney === true;
}

/** STA-01: why the page at this path is not shown, if it is not. */
export function useClosure(pathname: string): Closure | null {
  const closure = useQuery({ ...statusQuery(), select: ({ systemStatus }) => closureOf(systemStatus) }).data;
  return closure === undefined || closure === null || isPageOpen(closure, pathname) ? null : closure;
}
