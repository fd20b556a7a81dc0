import { getAgentStanding } from '@maidan/contract/downline/get-agent-standing.ts';
import { getDownlineMember } from '@maidan/contract/downline/get-downline-member.ts';
import { getTeamMap } from '@maidan/contract/downline/get-team-map.ts';
import { listDownline } from '@maidan/contract/downline/list-downline.ts';
import { listInvitationLinks } from '@maidan/contract/invitation/list-invitation-links.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const DOWNLINE_KEY = ['downline'] as const;

export type Standing = ResponseOf<typeof getAgentStanding>;
export type MemberPage = ResponseOf<typeof getDownlineMember>;
export type TeamNode = ResponseOf<typeof getTeamMap>['nodes'][number];
export type Asked = Omit<RequestOf<typeof listDownline>, 'cursor' | 'pageSize'>;

export function agentStandingQuery() {
  return queryOptions({
    queryKey: [...DOWNLINE_KEY, 'standing'],
    queryFn: () => call(getAgentStanding, {}),
    staleTime: 30_000,
    meta: { ofMember: true, news: ['profile', 'settings'] },
  });
}

const PER_PAGE = '20';

export function downlineQuery(asked: Asked) {
  return infiniteQueryOptions({
    queryKey: [...DOWNLINE_KEY, 'list', asked],
    queryFn: ({ pageParam }) =>
      call(listDownline, {
        ...asked,
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: PER_PAGE,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
    meta: { ofMember: true, news: ['balance'] },
  });
}

export function downlineMemberQuery(id: string) {
  return queryOptions({
    queryKey: [...DOWNLINE_KEY, 'member', id],
    queryFn: () => call(getDownlineMember, { id }),
    staleTime: 10_000,
    meta: { ofMember: true, news: ['balance'] },
  });
}

export function teamMapQuery() {
  return queryOptions({
    queryKey: [...DOWNLINE_KEY, 'map'],
    queryFn: () => call(getTeamMap, {}),
    staleTime: 5 * 60_000,
    meta: { ofMember: true },
  });
}

export function invitationLinksQuery() {
  return queryOptions({
    queryKey: [...DOWNLINE_KEY, 'links'],
    queryFn: () => call(listInvitationLinks, {}),
    staleTime: 15_000,
    meta: { ofMember: true },
  });
}
