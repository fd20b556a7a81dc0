import { shareReceipt } from '@maidan/contract/records/share-receipt.ts';
import { unshareReceipt } from '@maidan/contract/records/unshare-receipt.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { showCallError } from '#lib/overlays/show-call-error.ts';
import { RECORDS_KEY } from './records.queries.ts';

/** Makes the link of a receipt, or ends it. */
export function useShare(bet: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shown: boolean): Promise<unknown> => call(shown ? shareReceipt : unshareReceipt, { bet }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...RECORDS_KEY, 'receipt', bet] }),
    onError: showCallError,
  });
}
