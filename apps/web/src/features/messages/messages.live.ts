import { usePublicNews } from '#lib/live/use-public-news.ts';
import { MESSAGES_KEY } from './messages.queries.ts';

/** Mounted once by the shell: a new announcement shows without a reload. */
export function useMessagesLive(): void {
  usePublicNews('announcements', MESSAGES_KEY);
}
