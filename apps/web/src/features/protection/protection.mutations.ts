import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { confirmLimit } from '@maidan/contract/protection/confirm-limit.ts';
import type { Protection } from '@maidan/contract/protection/protection.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { setRealityCheck } from '@maidan/contract/protection/set-reality-check.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { PROTECTION_KEY, protectionQuery } from './protection.queries.ts';

/** The answer is the new state as a whole, so the page shows it without asking again. */
function useChange<O extends Operation>(operation: O, stateOf: (answer: ResponseOf<O>) => Protection) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<O>) => call(operation, input),
    onSuccess: (answer) => {
      queryClient.setQueryData(protectionQuery().queryKey, stateOf(answer));
      return queryClient.invalidateQueries({ queryKey: [...PROTECTION_KEY, 'reality'] });
    },
  });
}

const itself = (state: Protection): Protection => state;

export const useSetLimit = () => useChange(setLimit, ({ protection }) => protection);
export const useConfirmLimit = () => useChange(confirmLimit, itself);
export const useStartBreak = () => useChange(startBreak, itself);
export const useSetRealityCheck = () => useChange(setRealityCheck, itself);
