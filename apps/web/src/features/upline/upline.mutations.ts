import type { RequestOf } from '@maidan/contract/operation.ts';
import { sendToDownline } from '@maidan/contract/upline/send-to-downline.ts';
import { sendToUpline } from '@maidan/contract/upline/send-to-upline.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { UPLINE_KEY } from './upline.queries.ts';

/** No password is kept. */
export function useSendToUpline() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (input: RequestOf<typeof sendToUpline>) => call(sendToUpline, input),
    // Also after a refusal: what it was about may have changed under the page.
    onSettled: () => queryClient.invalidateQueries({ queryKey: UPLINE_KEY }),
  });
}

/** No password is kept. */
export function useSendToDownline() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (input: RequestOf<typeof sendToDownline>) => call(sendToDownline, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: UPLINE_KEY }),
  });
}
