import { getProtection } from '@maidan/contract/protection/get-protection.ts';
import { getRealityCheck } from '@maidan/contract/protection/get-reality-check.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const PROTECTION_KEY = ['protection'] as const;

export function protectionQuery() {
  return queryOptions({
    queryKey: [...PROTECTION_KEY, 'state'],
    queryFn: () => call(getProtection, {}),
    meta: { ofMember: true, news: ['protection'] },
  });
}

/** Asked anew whenever somebody looks: the figures are those of this moment. */
export function realityCheckQuery() {
  return queryOptions({
    queryKey: [...PROTECTION_KEY, 'reality'],
    queryFn: async () => ({ ...(await call(getRealityCheck, {})), at: Date.now() }),
    meta: { ofMember: true, news: ['protection'] },
  });
}
