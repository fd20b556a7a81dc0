import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { listChatRooms } from '@maidan/contract/chat/list-chat-rooms.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

const CHAT_KEY = ['chat'] as const;

export function chatRoomsQuery(language: Language) {
  return queryOptions({
    queryKey: [...CHAT_KEY, 'rooms', language],
    queryFn: async () => (await call(listChatRooms, { language })).list,
    staleTime: 5 * 60_000,
    meta: { ofMember: true },
  });
}

/** The first page holds the newest lines; each page hands on the cursor of the older ones. */
export function chatMessagesQuery(room: string) {
  return infiniteQueryOptions({
    queryKey: [...CHAT_KEY, 'messages', room],
    queryFn: ({ pageParam }) =>
      call(listChatMessages, { room, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    meta: { ofMember: true },
  });
}
