import { getNotices } from '@maidan/contract/notices/get-notices.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const NOTICES_KEY = ['notices'] as const;

export function noticesQuery() {
  return queryOptions({
    queryKey: NOTICES_KEY,
    queryFn: () => call(getNotices, {}),
    staleTime: 15_000,
    meta: { ofMember: true },
  });
}
