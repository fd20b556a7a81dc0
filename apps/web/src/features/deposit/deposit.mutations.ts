import { confirmTransfer } from '@maidan/contract/deposit/confirm-transfer.ts';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { DEPOSITS_KEY } from './deposit.queries.ts';

export function useStartDeposit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof startDeposit>) => call(startDeposit, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...DEPOSITS_KEY, 'list'] }),
  });
}

export function useConfirmTransfer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof confirmTransfer>) => call(confirmTransfer, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY }),
  });
}
