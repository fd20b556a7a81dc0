import { register } from '@maidan/contract/member/register.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { logout } from '@maidan/contract/session/logout.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { clearSession, storeToken } from '#lib/session-token.ts';
import { forgetMember } from './forget-member.ts';
import { SESSION_KEY } from './session.queries.ts';

export type RegisterForm = RequestOf<typeof register>;

/** LOG-12: a password must not stay in the page's state, so finished mutations are forgotten at once. */
const FORGET_AT_ONCE = { gcTime: 0 } as const;

/** REG-09: a new member is logged in by the same answer. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    ...FORGET_AT_ONCE,
    mutationFn: (form: RegisterForm) => call(register, form),
    onSuccess: ({ token }) => {
      storeToken(token);
      void queryClient.resetQueries({ queryKey: SESSION_KEY });
    },
  });
}

/** LOG-10: the page forgets the member even when the call does not come through; the server's half then expires. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSettled: () => {
      clearSession();
      forgetMember(queryClient);
    },
  });
}
