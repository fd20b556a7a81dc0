import type { PendingContract } from '@maidan/contract/agents/agent-contract.ts';
import { offerContract } from '@maidan/contract/agents/offer-contract.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { terminateContract } from '@maidan/contract/agents/terminate-contract.ts';
import { withdrawContract } from '@maidan/contract/agents/withdraw-contract.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { tryContract } from '@maidan/contract/pay/try-contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { CONTRACTS_KEY, pendingContractsQuery } from './contracts.queries.ts';

export type Answer = 'accept' | 'reject';
/** What these refuse waits no longer: the list is read afresh. */
const GONE = new Set<CallError['code']>(['CONTRACT_DECIDED', 'CONTRACT_WITHDRAWN', 'NOT_FOUND']);

/** Each kind is answered on its own path. What has been answered leaves the list at once. */
export function useAnswerContract() {
  const t = useT('contract');
  const queryClient = useQueryClient();
  const { queryKey } = pendingContractsQuery();
  return useMutation({
    networkMode: 'always',
    // What the list showed travels with the yes: another one by now is refused, and shown anew (A5).
    mutationFn: ({ contract: { id, type, ends }, action }: { contract: PendingContract; action: Answer }) =>
      call(PROCESS_CONTRACT[type], {
        id,
        action,
        ends: action === 'accept' ? ends.map((one) => one.id) : [],
      }),
    onSuccess: ({ id, state }) => {
      queryClient.setQueryData(queryKey, (known) => known?.filter((one) => one.id !== id));
      showToast(t(state), state === 'accepted' ? 'gain' : 'info');
      // The list of what waits is right already.
      void queryClient.invalidateQueries({
        queryKey: CONTRACTS_KEY,
        predicate: (query) => query.queryKey[1] !== queryKey[1],
      });
    },
    onError: (error) => {
      if (!(error instanceof CallError) || !(GONE.has(error.code) || error.code === 'CONTRACT_STALE')) return;
      if (GONE.has(error.code)) showToast(error.message, 'loss');
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useOfferContract() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (offer: RequestOf<typeof offerContract>) => call(offerContract, offer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
}

/** Reckons and changes nothing. */
export function useTryContract() {
  return useMutation({
    networkMode: 'always',
    mutationFn: (offer: RequestOf<typeof tryContract>) => call(tryContract, offer),
  });
}

export function useTerminateContract() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (ending: RequestOf<typeof terminateContract>) => call(terminateContract, ending),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
}

export function useWithdrawContract() {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (offer: RequestOf<typeof withdrawContract>) => call(withdrawContract, offer),
    onError: ({ message }) => showToast(message, 'loss'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTRACTS_KEY }),
  });
}
