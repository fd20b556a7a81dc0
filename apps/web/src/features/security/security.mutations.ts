import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { SECURITY_KEY } from './security.queries.ts';

/** Any change of the account's protection. Everything the page shows about it is read anew; no password is kept. */
export function useSecurityChange<O extends Operation>(operation: O) {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (input: RequestOf<O>) => call(operation, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SECURITY_KEY }),
  });
}
