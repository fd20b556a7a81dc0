import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { leaveSession } from '#lib/session/session-token.ts';
import { forgetMember } from './forget-member.ts';

/** LOG-10: the page forgets the member even when the call does not come through; the server's half then expires. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSettled: () => {
      leaveSession();
      forgetMember(queryClient);
    },
  });
}
