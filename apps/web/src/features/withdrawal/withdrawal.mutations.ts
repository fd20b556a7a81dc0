import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { WITHDRAWAL_KEY } from './withdrawal.queries.ts';

/** Whatever is asked for here changes what the page shows; no password is kept. */
export function useWithdrawalCall<O extends Operation>(operation: O) {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (input: RequestOf<O>) => call(operation, input),
    // Also after a refusal: what it was about may have changed under the page.
    onSettled: () => queryClient.invalidateQueries({ queryKey: WITHDRAWAL_KEY }),
  });
}
