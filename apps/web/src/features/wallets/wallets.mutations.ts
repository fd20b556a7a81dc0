import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { WALLETS_KEY } from './wallets.queries.ts';

export function useWalletCall<O extends Operation>(operation: O) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<O>) => call(operation, input),
    // Also after a refusal, or no answer: what it was about may have moved all the same.
    onSettled: () => queryClient.invalidateQueries({ queryKey: WALLETS_KEY }),
  });
}
