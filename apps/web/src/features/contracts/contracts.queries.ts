import type { ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { getContractEnds } from '@maidan/contract/agents/get-contract-ends.ts';
import { getOfferEnds } from '@maidan/contract/agents/get-offer-ends.ts';
import { listContractPartners } from '@maidan/contract/agents/list-contract-partners.ts';
import { listContracts } from '@maidan/contract/agents/list-contracts.ts';
import { listPendingContracts } from '@maidan/contract/agents/list-pending-contracts.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Partners = ResponseOf<typeof listContractPartners>;
export type Partner = Partners['partners'][number];
export type Shown = Pick<RequestOf<typeof listContracts>, 'side' | 'shown' | 'type' | 'downline'>;

export const CONTRACTS_KEY = ['contracts'] as const;
/** News arrives by frame. */
const OF_MEMBER = { staleTime: 5 * 60_000, meta: { ofMember: true, news: ['contracts'] } } as const;

/** What waits for the member's answer. */
export function pendingContractsQuery() {
  return queryOptions({
    queryKey: [...CONTRACTS_KEY, 'pending'],
    queryFn: async () => (await call(listPendingContracts, {})).contracts,
    ...OF_MEMBER,
  });
}

export function contractsQuery(shown: Shown) {
  return infiniteQueryOptions({
    queryKey: [...CONTRACTS_KEY, 'list', shown],
    queryFn: ({ pageParam }) =>
      call(listContracts, { ...shown, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    getNextPageParam: (page) => page.nextCursor,
    initialPageParam: null as string | null,
    ...OF_MEMBER,
  });
}

export function contractPartnersQuery(filter: RequestOf<typeof listContractPartners> = {}) {
  return queryOptions({
    queryKey: [...CONTRACTS_KEY, 'partners', filter],
    queryFn: () => call(listContractPartners, filter),
    ...OF_MEMBER,
  });
}

/** AGT-06: what an offer would end if it were accepted, looked at right before it is sent. */
export function offerEndsQuery(offer: ContractOffer) {
  return queryOptions({
    queryKey: [...CONTRACTS_KEY, 'offer-ends', offer],
    queryFn: async () => (await call(getOfferEnds, offer)).ends,
    ...OF_MEMBER,
    staleTime: 0,
  });
}

/** AGT-06: looked at right before it is confirmed. */
export function contractEndsQuery(id: string) {
  return queryOptions({
    queryKey: [...CONTRACTS_KEY, 'ends', id],
    queryFn: async () => (await call(getContractEnds, { id })).ends,
    ...OF_MEMBER,
    staleTime: 0,
  });
}
