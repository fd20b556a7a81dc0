import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { readToken } from '#lib/session/session-token.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is logged in. Without a token there is nobody to ask about. */
export function memberInfoQuery() {
  return queryOptions({
    queryKey: [...SESSION_KEY, 'member'],
    queryFn: () => call(getMemberInfo, {}),
    enabled: readToken() !== null,
    staleTime: 5 * 60_000,
    /** R2: a break that was begun on any device covers this page at once; so do a new name, picture or count (MSG-03). */
    meta: { ofMember: true, news: ['protection', 'profile', 'announcements', 'rewards', 'settings'] },
  });
}

/** News of the balance arrives by frame; the poll only covers for a silent socket. */
export function balanceQuery() {
  return queryOptions({
    queryKey: [...SESSION_KEY, 'balance'],
    queryFn: () => call(getBalance, {}),
    enabled: readToken() !== null,
    staleTime: 15_000,
    refetchInterval: 60_000,
    /** Money that is set aside gives the balance no new version, so it is asked for. */
    meta: { ofMember: true, news: ['withdrawal', 'wallet-transfer'] },
  });
}
