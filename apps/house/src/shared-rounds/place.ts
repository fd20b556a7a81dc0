import type { WebSocket } from 'ws';
import type { StoredSession } from '#sessions/play-session.store.ts';

/** What is at the other end of a page's line: a table of shared rounds, or a book. One for all pages of a game. */
export type Place = {
  welcome(socket: WebSocket, session: StoredSession): Promise<void>;
  /** What the page has said, to be carried out; undefined: nothing that a page of this game says. */
  understand(
    socket: WebSocket,
    session: StoredSession,
    said: unknown,
    receivedAt: number,
  ): (() => Promise<void>) | undefined;
  lose(socket: WebSocket, receivedAt: number): Promise<void>;
  close(): Promise<void>;
};
