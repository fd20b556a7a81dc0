import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { refreshBrandLook } from '#lib/site/brand-look.ts';
import { onFrame, useLiveSilent } from '#lib/live/live.ts';
import { readAgain } from '#lib/live/read-again.ts';
import { onRefusal } from '#lib/call/refusals.ts';
import { storeMerchantCode } from '#lib/session/session-token.ts';
import { SETTINGS_KEY, statusQuery } from '#lib/site/site-status.ts';

const POLL_WHEN_SILENT_MS = 30_000;
const POLL_WHEN_CLOSED_MS = 10_000;
/** News came and what it is about could not be read: it is asked for again soon. */
const POLL_WHEN_REFUSED_MS = 5_000;
const CLOSED_BY = { MAINTENANCE: 1, ACCESS_RESTRICTED: 2 } as const;

/** Mounted once by the shell: when the operator changes the look, the status or the settings, open pages follow. */
export function useSiteLive(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('settings-changed', ({ data, version }) => {
        if (data.what === 'brand') refreshBrandLook(version);
        if (data.what === 'status') readAgain(queryClient, { queryKey: statusQuery().queryKey });
        if (data.what === 'status' || data.what === 'settings')
          readAgain(queryClient, { queryKey: SETTINGS_KEY });
        // SET-04, HDR-08: which programmes are open, the names of ranks, and how much waits are told to the member.
        if (data.what === 'settings' || data.what === 'announcements')
          readAgain(queryClient, { queryKey: memberInfoQuery().queryKey });
      }),
    [queryClient],
  );
  useStatusWatch();
  useMerchantCode();
}

/** LOG-10: the code of the house this page belongs to, which the lists are asked with; it outlives the session. */
function useMerchantCode(): void {
  const { data: code } = useQuery({ ...statusQuery(), select: ({ merchantCode }) => merchantCode });
  useEffect(() => {
    if (code !== undefined) storeMerchantCode(code);
  }, [code]);
}

/** STA-03: a status that changes while no news comes, or that a refused call gives away, is noticed as well. */
function useStatusWatch(): void {
  const queryClient = useQueryClient();
  const silent = useLiveSilent();
  const { data: status = 0 } = useQuery({
    ...statusQuery(),
    select: ({ systemStatus }) => systemStatus,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return POLL_WHEN_REFUSED_MS;
      if (state.data !== undefined && state.data.systemStatus !== 0) return POLL_WHEN_CLOSED_MS;
      return silent && POLL_WHEN_SILENT_MS;
    },
  });
  useEffect(
    () =>
      onRefusal(({ code }) => {
        if (code !== 'MAINTENANCE' && code !== 'ACCESS_RESTRICTED') return;
        const { queryKey } = statusQuery();
        // Many calls are refused at once; only the first of them is news.
        if (queryClient.getQueryData(queryKey)?.systemStatus === CLOSED_BY[code]) return;
        queryClient.setQueryData(queryKey, (known) => known && { ...known, systemStatus: CLOSED_BY[code] });
        readAgain(queryClient, { queryKey });
      }),
    [queryClient],
  );
  const before = useRef(status);
  useEffect(() => {
    // What was refused meanwhile is asked for again.
    if (before.current !== 0 && status === 0) void queryClient.invalidateQueries();
    before.current = status;
  }, [status, queryClient]);
}
