import type { RequestOf } from '@maidan/contract/operation.ts';
import { startVendorRun } from '@maidan/contract/vendor-simulator/start-vendor-run.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { newId } from '#lib/call/new-id.ts';

/** The trace begins with the press: its id is made here, and everything that follows carries it. */
export function useStartVendorRun() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof startVendorRun>) =>
      call(startVendorRun, { ...input, traceId: newId().replaceAll('-', '') }),
  });
}
