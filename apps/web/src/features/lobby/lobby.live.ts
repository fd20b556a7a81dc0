import { usePublicNews } from '#lib/live/use-public-news.ts';
import { LOBBY_KEY } from './lobby.queries.ts';

/** Mounted once by the shell: when the operator changes the catalogue, open pages follow. */
export function useLobbyLive(): void {
  usePublicNews('catalogue', LOBBY_KEY);
}
