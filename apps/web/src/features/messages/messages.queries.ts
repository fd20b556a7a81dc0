import type { Language } from '@maidan/contract/languages.ts';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#lib/call/call.ts';
import { firstLogin } from '#lib/session/first-login.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

export const MESSAGES_KEY = ['messages'] as const;

export type Execution = 'A' | 'B' | 'F';
export type Announcements = ResponseOf<typeof listAnnouncements>;
export type Announcement = Announcements['player'][number];

const FRESH_MS = 5 * 60_000;

/** Banners of every group, the notices of the marquee, popups and promotions, in one answer: what a visitor sees. */
export function announcementsQuery(language: Language) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'announcements', language],
    queryFn: () => call(listAnnouncements, { platform: 'W', execution: 'B', language }),
    staleTime: FRESH_MS,
  });
}

/** The same as a member sees it (A), or somebody who is here for the first time (F). */
function memberAnnouncementsQuery(language: Language, execution: 'A' | 'F') {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'announcements', language, execution],
    queryFn: () => call(listAnnouncements, { platform: 'W', execution, language }),
    staleTime: FRESH_MS,
    meta: { ofMember: true },
  });
}

/** MSG-02: who is looking. */
export function useExecution(): Execution {
  const loggedIn = useIsLoggedIn();
  const first = useSyncExternalStore(firstLogin.subscribe, firstLogin.read, () => false);
  if (!loggedIn) return 'B';
  return first ? 'F' : 'A';
}

/**
 * What whoever is looking may see. Until a member's answer is there the visitor's stands in: banners and most notices are
 * the same, and nothing jumps. `whole` says whether it is the right one.
 */
export function useAnnouncements({ enabled = true }: { enabled?: boolean } = {}) {
  const language = useLanguage();
  const execution = useExecution();
  const forVisitors = useQuery({ ...announcementsQuery(language), enabled: enabled && execution === 'B' });
  const forMembers = useQuery({
    ...memberAnnouncementsQuery(language, execution === 'F' ? 'F' : 'A'),
    enabled: enabled && execution !== 'B',
  });
  const own = execution === 'B' ? forVisitors : forMembers;
  return {
    data: own.data ?? forVisitors.data,
    whole: own.data !== undefined,
    failed: own.isError,
    offline: own.fetchStatus === 'paused',
    retry: () => void own.refetch(),
  };
}
