import type { Language } from '@maidan/contract/languages.ts';
import { getHelpCenter } from '@maidan/contract/messages/get-help-center.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type HelpArticle = ResponseOf<typeof getHelpCenter>['articles'][number];

/** Kept below the messages: the same news tells that an article was changed. */
export function helpCenterQuery(language: Language) {
  return queryOptions({
    queryKey: ['messages', 'help', language],
    queryFn: async () => (await call(getHelpCenter, { lang: language, device: 'WEB' })).articles,
    staleTime: 30 * 60_000,
  });
}
