import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getPayRow } from '@maidan/contract/pay/get-pay-row.ts';
import { listPayBets } from '@maidan/contract/pay/list-pay-bets.ts';
import { listPayMembers } from '@maidan/contract/pay/list-pay-members.ts';
import { listPay } from '@maidan/contract/pay/list-pay.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import type { PayChoice } from './pay-search.ts';

export type PayFilter = { type: ContractType; from: string; to: string; language: Language } & PayChoice;
export type PayDetails = ResponseOf<typeof getPayRow>;

/** A salary that arrives moves the balance, and so makes this stale. */
const OF_MEMBER = { staleTime: 10_000, meta: { ofMember: true, news: ['balance'] } } as const;

export function payQuery(filter: PayFilter) {
  return infiniteQueryOptions({
    queryKey: ['pay', 'list', filter],
    queryFn: ({ pageParam }) =>
      call(listPay, { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    getNextPageParam: (page) => page.nextCursor,
    initialPageParam: null as string | null,
    ...OF_MEMBER,
  });
}

export function payRowQuery(id: string) {
  return queryOptions({ queryKey: ['pay', 'row', id], queryFn: () => call(getPayRow, { id }), ...OF_MEMBER });
}

export function payMembersQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['pay', 'members', id],
    queryFn: ({ pageParam }) =>
      call(listPayMembers, { id, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    getNextPageParam: (page) => page.nextCursor,
    initialPageParam: null as string | null,
    ...OF_MEMBER,
  });
}

export function payBetsQuery(of: { id: string; member: string; language: Language }) {
  return infiniteQueryOptions({
    queryKey: ['pay', 'bets', of],
    queryFn: ({ pageParam }) =>
      call(listPayBets, { ...of, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    getNextPageParam: (page) => page.nextCursor,
    initialPageParam: null as string | null,
    ...OF_MEMBER,
  });
}
