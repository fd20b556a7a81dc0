import { bookMessage, type BookFrame, type BookMatch } from '@maidan/games/sports/book-wire.ts';
import { changeOf } from '@maidan/games/sports/match-changes.ts';
import { sportsOf } from '@maidan/games/sports/sports.ts';
import type { Sport } from '@maidan/games/sports/sport.ts';
import type { WebSocket } from 'ws';
import { nextOf } from '#shared-rounds/next-of.ts';
import type { Place } from '#shared-rounds/place.ts';
import { CLOSE, send } from '#shared-rounds/send.ts';
import { boardOf } from './board.ts';
import type { Book } from './book.ts';

const LOOK_MS = 1_000;
/** A page hears something at least as often, so that it knows a dead line. */
const STILL_MS = 4_000;

type Page = {
  wants: ReadonlySet<Sport>;
  /** Of which it was told everything. */
  readonly has: Set<Sport>;
  saidAt: number;
};

/** The open pages of a book at this house. Matches are looked at once a second for all of them; what changed is written once, and nothing else is sent. */
export function bookPlaceOf(book: Book, gameCode: string): Place | undefined {
  const sports = sportsOf(gameCode);
  if (sports.length === 0) return undefined;
  const pages = new Map<WebSocket, Page>();
  /** By sport and match, what was told last. */
  const told = new Map<Sport, ReadonlyMap<string, BookMatch>>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (socket: WebSocket, page: Page, frame: BookFrame, text?: string): void => {
    page.saidAt = performance.now();
    send(socket, frame, text);
  };
  const look = async (): Promise<void> => {
    const wanted = new Set([...pages.values()].flatMap(({ wants }) => [...wants]));
    for (const sport of told.keys()) if (!wanted.has(sport)) told.delete(sport);
    for (const sport of wanted) tellOf(sport, await boardOf(book, sport));
    for (const [socket, page] of pages)
      if (performance.now() - page.saidAt > STILL_MS) tell(socket, page, { type: 'still' });
  };
  const tellOf = (sport: Sport, matches: BookMatch[]): void => {
    const before = told.get(sport);
    const now = new Map(matches.map((match) => [match.id, match]));
    told.set(sport, now);
    const all: BookFrame = { type: 'board', sport: sport.code, matches };
    const come = matches.filter(({ id }) => before?.has(id) !== true);
    const gone = [...(before?.keys() ?? [])].filter((id) => !now.has(id));
    const changes = matches.flatMap((match) => {
      const known = before?.get(match.id);
      return (known && changeOf(known, match)) ?? [];
    });
    const news: BookFrame[] = [];
    if (come.length + gone.length > 0) news.push({ type: 'matches', matches: come, gone });
    if (changes.length > 0) news.push({ type: 'changes', changes });
    const allText = written(all);
    const newsTexts = news.map((frame) => ({ frame, text: written(frame) }));
    for (const [socket, page] of pages) {
      if (!page.wants.has(sport)) continue;
      if (!page.has.has(sport)) tell(socket, page, all, allText());
      else for (const { frame, text } of newsTexts) tell(socket, page, frame, text());
      page.has.add(sport);
    }
  };
  const lookNext = nextOf(look);
  const lookNow = (): Promise<void> =>
    lookNext().catch((error: unknown) => {
      book.house.log.warn(
        { error: error instanceof Error ? error.message : 'unknown' },
        'the board could not be told',
      );
    });
  const again = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (pages.size > 0) void lookNow().finally(again);
    }, LOOK_MS).unref();
  };

  return {
    async welcome(socket) {
      const page = { wants: new Set<Sport>(), has: new Set<Sport>(), saidAt: 0 };
      pages.set(socket, page);
      if (timer === undefined) again();
      tell(socket, page, { type: 'welcome' });
    },
    understand(socket, _session, said) {
      const message = bookMessage.safeParse(said).data;
      const page = pages.get(socket);
      if (!message || !page) return undefined;
      page.wants = new Set(sports.filter(({ code }) => message.sports?.includes(code) ?? true));
      for (const sport of page.has) if (!page.wants.has(sport)) page.has.delete(sport);
      return lookNow;
    },
    async lose(socket) {
      pages.delete(socket);
    },
    async close() {
      clearTimeout(timer);
      const sockets = [...pages.keys()];
      pages.clear();
      for (const socket of sockets) socket.close(CLOSE.restart, 'please reconnect');
    },
  };
}

/** Written once, when somebody is to read it. */
function written(frame: object): () => string {
  let text: string | undefined;
  return () => (text ??= JSON.stringify(frame));
}
