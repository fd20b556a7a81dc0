import { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import { listChatRooms } from '@maidan/contract/chat/list-chat-rooms.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type ChatPage = ResponseOf<typeof listChatMessages> & {
  /** When the reader may write again, by this page's clock: the platform says how many seconds are left, and only those are counted. */
  freeAt: number;
};

export const inSeconds = (seconds: number): number => (seconds === 0 ? 0 : Date.now() + seconds * 1000);

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
    queryFn: async ({ pageParam }): Promise<ChatPage> => {
      const page = await call(listChatMessages, {
        room,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      });
      return { ...page, freeAt: inSeconds(page.waitSeconds) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    // An operator silences somebody, or lets them write again.
    meta: { ofMember: true, news: ['profile'] },
  });
}
