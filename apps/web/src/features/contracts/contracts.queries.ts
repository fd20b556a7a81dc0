import { listPendingContracts } from '@maidan/contract/agents/list-pending-contracts.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

/** What waits for the member's answer. News arrives by frame. */
export function pendingContractsQuery() {
  return queryOptions({
    queryKey: ['contracts', 'pending'],
    queryFn: async () => (await call(listPendingContracts, {})).contracts,
    staleTime: 5 * 60_000,
    meta: { ofMember: true, news: ['contracts'] },
  });
}
