import { sendFeedback } from '@maidan/contract/feedback/send-feedback.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { FEEDBACK_KEY } from './feedback.queries.ts';

export function useSendFeedback() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof sendFeedback>) => call(sendFeedback, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: FEEDBACK_KEY }),
  });
}
