import { markRead } from '@maidan/contract/messages/mark-read.ts';
import type { OwnAnnouncement } from '@maidan/contract/messages/own/own-announcement.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/call/call.ts';
import { readAgain } from '#lib/live/read-again.ts';

/**
 * HDR-08: what is on the screen counts as read, on every device. Answers which were new when they came into sight, and
 * keeps saying so while they stay.
 */
export function useReadHere(list: readonly OwnAnnouncement[]): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = list.flatMap(({ id, read }) => (read ? [] : [id])).join(',');
  useEffect(() => {
    if (unread === '') return;
    const ids = unread.split(',');
    const tell = async (): Promise<void> => {
      await call(markRead, { ids });
      setFresh((known) => new Set([...known, ...ids]));
      readAgain(queryClient, { predicate: ({ meta }) => meta?.news?.includes('profile') === true });
    };
    // One that does not get through is unread still, and tried when the page is opened again.
    tell().catch(() => undefined);
  }, [unread, queryClient]);
  return fresh;
}
