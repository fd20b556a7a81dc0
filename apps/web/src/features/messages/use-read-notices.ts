import { countUnread } from '@maidan/contract/messages/count-unread.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/call/call.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { MESSAGES_KEY } from './messages.queries.ts';

/** HDR-08: what the bell counts, apart from rewards. */
export function unreadQuery() {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'unread'],
    queryFn: () => call(countUnread, {}),
    staleTime: 60_000,
    meta: { ofMember: true, news: ['profile', 'announcements'] },
  });
}

/** Only members have something to tell: a newcomer who reads the same notices does not load how. */
async function tellRead(ids: string[]): Promise<void> {
  const { markRead } = await import('@maidan/contract/messages/mark-read.ts');
  await call(markRead, { ids });
}

/**
 * HDR-08: what is on the screen counts as read, on every device of the member. Answers which of these notices were new
 * when they came into sight, and keeps saying so while they stay.
 */
export function useReadNotices(shown: readonly string[]): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const loggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...unreadQuery(), enabled: loggedIn && shown.length > 0 });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = data?.ids.filter((id) => shown.includes(id)).join(',') ?? '';
  useEffect(() => {
    if (unread === '') return;
    const ids = unread.split(',');
    void tellRead(ids).then(
      () => {
        setFresh((known) => new Set([...known, ...ids]));
        return queryClient.invalidateQueries({
          predicate: ({ meta }) => meta?.news?.includes('profile') === true,
        });
      },
      // One that does not get through is unread still, and tried when the page is opened again.
      () => undefined,
    );
  }, [unread, queryClient]);
  return fresh;
}
