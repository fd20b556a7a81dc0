import { checkAffiliate } from '@maidan/contract/agents/check-affiliate.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { registerMobile } from '@maidan/contract/accounts/registration/register-mobile.ts';
import { sendRegisterCode } from '@maidan/contract/accounts/registration/send-register-code.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type RegisterRequest =
  | { kind: 'username'; form: RequestOf<typeof register> }
  | { kind: 'mobile'; form: RequestOf<typeof registerMobile> };

/** LOG-12: a password must not stay in the page's state, so finished mutations are forgotten at once. */
export function useRegister() {
  return useMutation({
    gcTime: 0,
    mutationFn: async (request: RegisterRequest) => {
      const { affiliateCode, domain } = request.form;
      // REG-08: before anything is opened or used up.
      if (affiliateCode !== undefined)
        await call(checkAffiliate, { code: affiliateCode, domain: domain ?? '' });
      return request.kind === 'mobile' ? call(registerMobile, request.form) : call(register, request.form);
    },
  });
}

export function useSendRegisterCode() {
  return useMutation({
    gcTime: 0,
    mutationFn: (form: RequestOf<typeof sendRegisterCode>) => call(sendRegisterCode, form),
  });
}
