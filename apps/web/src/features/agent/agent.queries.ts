import { getConsolidatedFunds } from '@maidan/contract/vendor-wallet/get-consolidated-funds.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

/** AGT-08: an answer to a proposal changes which pages there are. */
export function consolidatedFundsQuery() {
  return queryOptions({
    queryKey: ['agent', 'funds'],
    queryFn: () => call(getConsolidatedFunds, {}),
    staleTime: 60_000,
    meta: { ofMember: true, news: ['contracts', 'balance'] },
  });
}
