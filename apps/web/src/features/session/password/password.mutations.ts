import { changePassword } from '@maidan/contract/accounts/password-change/change-password.ts';
import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { resetByLink } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import { resetByPhone } from '@maidan/contract/accounts/password-change/reset-by-phone.ts';
import { sendForgotCode } from '@maidan/contract/accounts/password-change/send-forgot-code.ts';
import { setFirstPassword } from '@maidan/contract/accounts/password-change/set-first-password.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { holdChangeTicket } from '#features/session/state/held-ticket.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';

export type ChangeForm = RequestOf<typeof changePassword>;
export type EmailForm = RequestOf<typeof forgotByEmail>;
export type LinkForm = RequestOf<typeof resetByLink>;
export type PhoneForm = RequestOf<typeof resetByPhone>;

/** LOG-12: a password must not stay in the page's state, so finished mutations are forgotten at once. */
const FORGET_AT_ONCE = { gcTime: 0 } as const;

/** PWD-01, also for the very first one: the session goes on under a new token; who is logged in is asked anew. */
export function useChangePassword(first = false) {
  const queryClient = useQueryClient();
  return useMutation({
    ...FORGET_AT_ONCE,
    mutationFn: ({ oldPassword, changeTicket, ...fresh }: ChangeForm) =>
      first
        ? call(setFirstPassword, fresh)
        : call(changePassword, {
            ...fresh,
            ...(oldPassword === undefined ? {} : { oldPassword }),
            ...(changeTicket === undefined ? {} : { changeTicket }),
          }),
    onSuccess: ({ token }) => {
      holdChangeTicket(null);
      const { queryKey } = memberInfoQuery();
      queryClient.setQueryData(queryKey, (info) => info && { ...info, mustChangePassword: false });
      storeToken(token);
      // Its protection is another now, wherever it is shown.
      void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['ofMember'] === true });
    },
  });
}

/** PWD-02 */
export function useForgotByEmail() {
  return useMutation({ mutationFn: (form: EmailForm) => call(forgotByEmail, form) });
}

export function useResetByLink() {
  return useMutation({ ...FORGET_AT_ONCE, mutationFn: (form: LinkForm) => call(resetByLink, form) });
}

/** PWD-03 */
export function useSendForgotCode() {
  return useMutation({ mutationFn: (form: RequestOf<typeof sendForgotCode>) => call(sendForgotCode, form) });
}

export function useResetByPhone() {
  return useMutation({ ...FORGET_AT_ONCE, mutationFn: (form: PhoneForm) => call(resetByPhone, form) });
}
