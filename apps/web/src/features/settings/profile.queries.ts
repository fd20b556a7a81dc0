import { getIcon } from '@maidan/contract/accounts/profile/get-icon.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

/** HDR-05: the picture that is worn, and those to choose from. */
export function iconQuery() {
  return queryOptions({
    queryKey: ['profile', 'icon'],
    queryFn: () => call(getIcon, {}),
    staleTime: 5 * 60_000,
    meta: { ofMember: true, news: ['profile'] },
  });
}
