import { confirmTransfer } from '@maidan/contract/deposit/confirm-transfer.ts';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#lib/call/call.ts';
import { DEPOSITS_KEY } from './deposit.queries.ts';

type Wish = Omit<RequestOf<typeof startDeposit>, 'operationId'>;

/** One wish has one id, however often it is sent: after a lost answer the same press finds the same deposit. */
export function useStartDeposit() {
  const queryClient = useQueryClient();
  const kept = useRef<{ wish: string; id: string } | null>(null);
  return useMutation({
    mutationFn: (wish: Wish) => {
      const text = JSON.stringify([wish.methodId, wish.amount]);
      if (kept.current?.wish !== text) kept.current = { wish: text, id: crypto.randomUUID() };
      return call(startDeposit, { ...wish, operationId: kept.current.id });
    },
    onSuccess: () => {
      kept.current = null;
      return queryClient.invalidateQueries({ queryKey: [...DEPOSITS_KEY, 'list'] });
    },
  });
}

export function useConfirmTransfer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof confirmTransfer>) => call(confirmTransfer, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEPOSITS_KEY }),
  });
}
