import type { Language } from '@maidan/contract/languages.ts';
import { listOwnAnnouncements } from '@maidan/contract/messages/own/list-own-announcements.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { MESSAGES_KEY } from '../messages.queries.ts';
import type { MessagesSearch } from './center-search.ts';

/** MSG-01: nine a page, with what was read on whatever device. */
export function ownAnnouncementsQuery(language: Language, { type, page, show }: MessagesSearch) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'center', language, type ?? 'all', page ?? 1, show ?? ''],
    queryFn: () =>
      call(listOwnAnnouncements, {
        language,
        ...(type === undefined ? {} : { type }),
        ...(page === undefined ? {} : { page: String(page) }),
        ...(show === undefined ? {} : { show }),
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { ofMember: true, news: ['profile', 'announcements'] },
  });
}

/** AGT-01: notices and headlines alone, nine a page. */
export function siteNewsQuery(language: Language, page: number) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'site-news', language, page],
    queryFn: () => call(listOwnAnnouncements, { language, only: 'news', page: String(page) }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { ofMember: true, news: ['profile', 'announcements'] },
  });
}
