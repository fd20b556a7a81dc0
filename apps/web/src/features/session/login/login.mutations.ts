import type { RequestOf } from '@maidan/contract/operation.ts';
import { freePlay } from '@maidan/contract/accounts/login/free-play.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { reportLoss } from '@maidan/contract/accounts/second-step/report-loss.ts';
import { sendLossCode } from '@maidan/contract/accounts/second-step/send-loss-code.ts';
import { sendAddressCode } from '@maidan/contract/accounts/login/send-address-code.ts';
import { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { startSocialLogin } from '@maidan/contract/accounts/identity/start-social-login.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

type LoginForm = RequestOf<typeof login>;
export type LoginByName = Extract<LoginForm, { type: 'username' }>;
export type LoginBySms = Extract<LoginForm, { type: 'sms' }>;
export type Site = 'member' | 'agent';

/** LOG-12: a password must not stay in the page's state, so finished mutations are forgotten at once. */
const FORGET_AT_ONCE = { gcTime: 0 } as const;

/** What the answer means is decided in one place for all ways in: `useTakeLogin`. */
export function useLogin() {
  return useMutation({ ...FORGET_AT_ONCE, mutationFn: (form: LoginForm) => call(login, form) });
}

/** LOG-07 */
export function useSendLoginCode() {
  return useMutation({ mutationFn: (form: RequestOf<typeof sendLoginCode>) => call(sendLoginCode, form) });
}

/** LOG-13 */
export function useVerifyAddress() {
  return useMutation({
    ...FORGET_AT_ONCE,
    mutationFn: (form: RequestOf<typeof verifyAddress>) => call(verifyAddress, form),
  });
}

export function useSendLossCode() {
  return useMutation({ mutationFn: (form: RequestOf<typeof sendLossCode>) => call(sendLossCode, form) });
}

export function useReportLoss() {
  return useMutation({
    ...FORGET_AT_ONCE,
    mutationFn: (form: RequestOf<typeof reportLoss>) => call(reportLoss, form),
  });
}

export function useSendAddressCode() {
  return useMutation({
    mutationFn: (form: RequestOf<typeof sendAddressCode>) => call(sendAddressCode, form),
  });
}

const OS_NAME_MAX = 32;

/** LOG-08 */
export function useFreePlay() {
  return useMutation({
    mutationFn: () => {
      const os = navigator.platform.slice(0, OS_NAME_MAX);
      return call(freePlay, { os: os === '' ? 'unknown' : os, platform: 'W', version: 3 });
    },
  });
}

/** LOG-14 */
export function useStartSocialLogin() {
  return useMutation({
    mutationFn: (form: RequestOf<typeof startSocialLogin>) => call(startSocialLogin, form),
  });
}
