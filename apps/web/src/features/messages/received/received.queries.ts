import type { Language } from '@maidan/contract/languages.ts';
import type { AgentSubject } from '@maidan/contract/messages/platform/platform-message.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const RECEIVED_KEY = ['received'] as const;

const PER_PAGE = 20;

/** MSG-03: in the language of the page, whatever it was when the message was sent. */
export function platformMessagesQuery(language: Language, about?: AgentSubject) {
  return infiniteQueryOptions({
    queryKey: [...RECEIVED_KEY, language, about ?? ''],
    queryFn: ({ pageParam }) =>
      call(listPlatformMessages, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: String(PER_PAGE),
        ...(about === undefined ? {} : { about }),
        language,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 30_000,
    /** One's own comes with the profile's news, one for many with the announcements'. */
    meta: { ofMember: true, news: ['profile', 'announcements'] },
  });
}
