import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getVendorRun } from '@maidan/contract/vendor-simulator/get-vendor-run.ts';
import { getVendorSimulator } from '@maidan/contract/vendor-simulator/get-vendor-simulator.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type VendorSimulator = ResponseOf<typeof getVendorSimulator>;
export type VendorRun = ResponseOf<typeof getVendorRun>;

/** Frames bring the news; this only covers for a silent socket. */
const POLL_MS = 2_000;

/** In production the call does not exist. */
export function vendorSimulatorQuery() {
  return queryOptions({
    queryKey: ['vendor-simulator'],
    queryFn: () => call(getVendorSimulator, {}),
    staleTime: 0,
    retry: false,
    // A login adds the own account to the players.
    meta: { ofMember: true },
  });
}

export function vendorRunQuery(traceId: string) {
  return queryOptions({
    queryKey: ['vendor-run', traceId],
    queryFn: () => call(getVendorRun, { traceId }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
    meta: { news: ['vendor-run'] },
  });
}
