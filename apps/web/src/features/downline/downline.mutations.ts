import { openDownlineAccount } from '@maidan/contract/downline/open-downline-account.ts';
import { setDownlineRebate } from '@maidan/contract/downline/set-downline-rebate.ts';
import { createInvitationLink } from '@maidan/contract/invitation/create-invitation-link.ts';
import { setInvitationLink } from '@maidan/contract/invitation/set-invitation-link.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { DOWNLINE_KEY } from './downline.queries.ts';

export type Opened = ResponseOf<typeof openDownlineAccount>;

/** Also after a refusal: what it was about may have changed under the page. */
function useAfter() {
  const queryClient = useQueryClient();
  return { onSettled: () => queryClient.invalidateQueries({ queryKey: DOWNLINE_KEY }) };
}

/** No password is kept. */
export function useOpenDownlineAccount() {
  const after = useAfter();
  return useMutation({
    ...after,
    gcTime: 0,
    mutationFn: (input: RequestOf<typeof openDownlineAccount>) => call(openDownlineAccount, input),
  });
}

export function useSetDownlineRebate() {
  const after = useAfter();
  return useMutation({
    ...after,
    mutationFn: (input: RequestOf<typeof setDownlineRebate>) => call(setDownlineRebate, input),
  });
}

export function useCreateInvitationLink() {
  const after = useAfter();
  return useMutation({
    ...after,
    mutationFn: (input: RequestOf<typeof createInvitationLink>) => call(createInvitationLink, input),
  });
}

export function useSetInvitationLink() {
  const after = useAfter();
  return useMutation({
    ...after,
    mutationFn: (input: RequestOf<typeof setInvitationLink>) => call(setInvitationLink, input),
  });
}
