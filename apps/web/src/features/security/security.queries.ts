import type { Language } from '@maidan/contract/languages.ts';
import { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import { getVip } from '@maidan/contract/rewards/vip/get-vip.ts';
import { listSecurityEvents } from '@maidan/contract/accounts/security/list-security-events.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { listSessions } from '@maidan/contract/accounts/sessions/list-sessions.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const SECURITY_KEY = ['security'] as const;
export type Security = ResponseOf<typeof getSecurity>;
export type Vip = ResponseOf<typeof getVip>;
export type OpenSession = ResponseOf<typeof listSessions>['sessions'][number];
export type SecurityEvent = ResponseOf<typeof listSecurityEvents>['events'][number];

/** A login on another device sends no frame here, so the list is read again while somebody looks at it. */
const LOOK_AGAIN_MS = 15_000;

export function securityQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'state'],
    queryFn: () => call(getSecurity, {}),
    meta: { ofMember: true },
  });
}

/** MEM-14. The label comes in the language of the call. */
export function vipQuery(language: Language) {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'vip', language],
    queryFn: () => call(getVip, {}),
    meta: { ofMember: true },
  });
}

/** LOG-16 */
export function sessionsQuery() {
  return queryOptions({
    queryKey: [...SECURITY_KEY, 'sessions'],
    queryFn: async () => (await call(listSessions, {})).sessions,
    staleTime: 5000,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    meta: { ofMember: true },
  });
}

export function securityEventsQuery() {
  return infiniteQueryOptions({
    queryKey: [...SECURITY_KEY, 'events'],
    queryFn: ({ pageParam }) => call(listSecurityEvents, pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    meta: { ofMember: true },
  });
}
