import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearRoom, onFrame } from '#lib/live/live.ts';
import { readAgain, writeNews } from '#lib/live/read-again.ts';
import { withNewest, withNews } from './chat-lines.ts';
import type { ChatNews } from './chat-lines.ts';
import { chatMessagesQuery } from './chat.queries.ts';

/** What both an answer and a frame do. */
export function takeChatNews(queryClient: QueryClient, room: string, news: ChatNews): void {
  const { queryKey } = chatMessagesQuery(room);
  writeNews(queryClient, queryKey, () => {
    const known = queryClient.getQueryData(queryKey);
    const next = known && withNews(known, news);
    // However many are missed, they are asked for once: a question on its way is not given up for the next line.
    if (next === 'gap') void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    else queryClient.setQueryData(queryKey, next);
  });
}

/** The count with the higher version is the newer one, whichever way it came. */
function takeHere(queryClient: QueryClient, room: string, here: { people: number; version: number }): void {
  const { queryKey } = chatMessagesQuery(room);
  writeNews(queryClient, queryKey, () => {
    queryClient.setQueryData(
      queryKey,
      (known) => known && withNewest(known, (page) => (here.version > page.here.version ? { here } : {})),
    );
  });
}

/** While a room is open everything said in it arrives; what was said before it opened is asked for. */
export function useChatLive(room: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('chat', ({ version, data }) => {
        if (data.room === room) takeChatNews(queryClient, room, { version, ...data });
      }),
    [room, queryClient],
  );
  useEffect(
    () =>
      onFrame('chat-here', ({ version, data }) => {
        if (data.room === room) takeHere(queryClient, room, { people: data.people, version });
      }),
    [room, queryClient],
  );
  useEffect(() => {
    const { queryKey } = chatMessagesQuery(room);
    // A question that is already on its way may have been answered before the room was heard: it is asked anew.
    return hearRoom(room, () => readAgain(queryClient, { queryKey }));
  }, [room, queryClient]);
}
