import type { Language } from '@maidan/contract/constants.ts';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const MESSAGES_KEY = ['messages'] as const;

/** Banners of every group, the notices of the marquee, popups and promotions, in one answer. */
export function announcementsQuery(language: Language) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'announcements', language],
    queryFn: () => call(listAnnouncements, { platform: 'W', language }),
    staleTime: 5 * 60_000,
  });
}

/** What is meant for a first login alone. */
export function firstNewsQuery(language: Language) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'first', language],
    queryFn: () => call(listAnnouncements, { platform: 'W', execution: 'F', language }),
    staleTime: 5 * 60_000,
    meta: { ofMember: true },
  });
}
