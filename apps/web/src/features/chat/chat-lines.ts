import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import type { listChatMessages } from '@maidan/contract/chat/list-chat-messages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { InfiniteData } from '@tanstack/react-query';

export type ChatPage = ResponseOf<typeof listChatMessages>;
export type ChatData = InfiniteData<ChatPage>;
export type ChatNews = { version: number; message: ChatMessage | null; hidden: string | null };

/**
 * What a frame or an answer makes of what is known. Numbers have no gaps: `gap` says that something was missed and has to
 * be asked for.
 */
export function withNews(data: ChatData, { version, message, hidden }: ChatNews): ChatData | 'gap' {
  const [newest] = data.pages;
  if (newest === undefined || version > newest.version + 1) return 'gap';
  if (version <= newest.version) return data;
  const pages = data.pages.map((page, index) => ({
    ...page,
    messages: [
      ...page.messages.filter(({ id }) => id !== hidden && id !== message?.id),
      ...(index === 0 && message !== null ? [message] : []),
    ],
    version: index === 0 ? version : page.version,
  }));
  return { ...data, pages };
}

/** Oldest first, without those the reader has hidden. */
export function linesOf({ pages }: ChatData): ChatMessage[] {
  const muted = new Set(pages[0]?.muted.map(({ author }) => author));
  return pages.toReversed().flatMap(({ messages }) => messages.filter(({ author }) => !muted.has(author)));
}

/** What the reader's own wishes and first line change, which concern the newest page alone. */
export function withNewest(
  data: ChatData,
  change: (page: ChatPage) => Partial<Pick<ChatPage, 'me' | 'muted'>>,
): ChatData {
  return {
    ...data,
    pages: data.pages.map((page, index) => (index === 0 ? { ...page, ...change(page) } : page)),
  };
}
