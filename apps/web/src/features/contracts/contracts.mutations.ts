import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { pendingContractsQuery } from './contracts.queries.ts';

export type Answer = 'accept' | 'reject';
/** What these refuse waits no longer: the list is read afresh. */
const GONE = new Set<CallError['code']>(['CONTRACT_DECIDED', 'NOT_FOUND']);

/** Each kind is answered on its own path. What has been answered leaves the list at once. */
export function useAnswerContract() {
  const t = useT('contract');
  const queryClient = useQueryClient();
  const { queryKey } = pendingContractsQuery();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ contract: { id, type }, action }: { contract: AgentContract; action: Answer }) =>
      call(PROCESS_CONTRACT[type], { id, action }),
    onSuccess: ({ id, state }) => {
      queryClient.setQueryData(queryKey, (known) => known?.filter((one) => one.id !== id));
      showToast(t(state), state === 'accepted' ? 'gain' : 'info');
    },
    onError: (error) => {
      if (!(error instanceof CallError) || !GONE.has(error.code)) return;
      showToast(error.message, 'loss');
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
