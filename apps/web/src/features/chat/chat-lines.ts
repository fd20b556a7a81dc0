import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ChatPage } from './chat.queries.ts';

export type ChatData = InfiniteData<ChatPage>;
export type ChatNews = {
  version: number;
  message: ChatMessage | null;
  hidden: string | null;
  slowSeconds: number | null;
};

/**
 * What a frame or an answer makes of what is known. Numbers have no gaps: `gap` says that something was missed and has to
 * be asked for.
 */
export function withNews(
  data: ChatData,
  { version, message, hidden, slowSeconds }: ChatNews,
): ChatData | 'gap' {
  const [newest] = data.pages;
  if (newest === undefined || version > newest.version + 1) return 'gap';
  if (version <= newest.version) return data;
  const pages = data.pages.map((page, index) => ({
    ...page,
    messages: [
      ...page.messages
        .filter(({ id }) => id !== hidden && id !== message?.id)
        .map((one) => withoutQuote(one, hidden)),
      ...(index === 0 && message !== null ? [message] : []),
    ],
    version: index === 0 ? version : page.version,
    slowSeconds: slowSeconds ?? page.slowSeconds,
    freeAt: slowSeconds === 0 ? 0 : page.freeAt,
  }));
  return { ...data, pages };
}

/** What was taken out goes from what answers it too. */
function withoutQuote(message: ChatMessage, hidden: string | null): ChatMessage {
  if (hidden === null || message.replyTo?.id !== hidden) return message;
  return { ...message, replyTo: { ...message.replyTo, text: null } };
}

/** Oldest first, without those the reader has muted or blocked. */
export function linesOf({ pages }: ChatData): ChatMessage[] {
  const muted = new Set(pages[0]?.muted.map(({ author }) => author));
  return pages.toReversed().flatMap(({ messages }) => messages.filter(({ author }) => !muted.has(author)));
}

/** What the reader's own wishes and first line change, which concern the newest page alone. */
export function withNewest(
  data: ChatData,
  change: (page: ChatPage) => Partial<Pick<ChatPage, 'me' | 'muted' | 'here' | 'freeAt'>>,
): ChatData {
  return {
    ...data,
    pages: data.pages.map((page, index) => (index === 0 ? { ...page, ...change(page) } : page)),
  };
}

/** Whoever reads the end needs the newest lines alone; the older ones are asked for when somebody goes up. */
export function withoutOlder({ pages, pageParams }: ChatData): ChatData {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
