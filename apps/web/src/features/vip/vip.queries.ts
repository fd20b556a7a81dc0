import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getVip } from '@maidan/contract/rewards/vip/get-vip.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Vip = ResponseOf<typeof getVip>;

/** A rank that a node has written is told like a changed name; breaks, limits and a no to rewards let ranks rest. */
export function vipQuery(language: Language) {
  return queryOptions({
    queryKey: ['vip', language],
    queryFn: () => call(getVip, {}),
    staleTime: 15_000,
    meta: { ofMember: true, news: ['profile', 'rewards', 'protection', 'settings'] },
  });
}
