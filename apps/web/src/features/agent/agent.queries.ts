import { getConsolidatedFunds } from '@maidan/contract/vendor-wallet/get-consolidated-funds.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { permissionQuery } from '#lib/site/site-settings.ts';
import { call } from '#lib/call/call.ts';

/** AGT-08: an answer to a proposal changes which pages there are. */
function consolidatedFundsQuery() {
  return queryOptions({
    queryKey: ['agent', 'funds'],
    queryFn: () => call(getConsolidatedFunds, {}),
    staleTime: 60_000,
    meta: { ofMember: true, news: ['contracts', 'balance'] },
  });
}

/** AGT-08: for agents alone, and where the operator has AGENTPOLICY3 on. */
export function useConsolidatedFunds() {
  const { data: site } = useQuery(permissionQuery());
  return useQuery({ ...consolidatedFundsQuery(), enabled: site?.agentPolicy3 === true });
}
