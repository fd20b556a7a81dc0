/** A thousand pages at one live table, and as many at the books while everything in play moves: when they hear of it, and how much. */
import { LIVE_SOCKET } from '@maidan/games/live/live-wire.ts';
import { bookFrame, type BookMatch } from '@maidan/games/sports/book-wire.ts';
import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { oddsOf } from '@maidan/games/sports/price.ts';
import { marketsAt } from '@maidan/games/sports/quote.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { connectAll, createNews, measureBareSockets, until } from '../pages.ts';
import type { Measurement } from '../report.ts';
import { asOwner, seatMembers, sitAtHouse, takeSeats, type Seat } from '../seats.ts';
import { withHouse, type House } from '../world.ts';

const TABLE = 'dragon-tiger';
const PAGES = 1_000;
const BOOKS = ['sports', 'esports'] as const;
const AT_EACH_BOOK = PAGES / BOOKS.length;
const WATCH_MS = 90_000;
const TELLINGS = 30;
const LEAST_MARKETS = 500;

export const measureLive = (): Promise<Measurement[]> =>
  withHouse(async (house) => {
    const seats = await takeSeats(house.databaseUrl, TABLE, PAGES);
    return [await measureTable(house, seats), ...(await measureBooks(house, seats))];
  });

type Page = { gameCode: string; seats: readonly Seat[]; onText: (text: Buffer, page: number) => void };

/** The pages of one game, each welcome. */
async function openPages({ houseOrigin, houseDatabaseUrl }: House, { gameCode, seats, onText }: Page) {
  const tokens = await sitAtHouse(houseDatabaseUrl, gameCode, seats);
  let welcomed = 0;
  const sockets = await connectAll(
    seats.length,
    { address: `${houseOrigin.replace('http', 'ws')}${LIVE_SOCKET}`, origin: houseOrigin },
    (socket, page) => {
      socket.on('message', (data: Buffer) => {
        if (data.subarray(0, 17).toString() === '{"type":"welcome"') welcomed += 1;
        else onText(data, page);
      });
      socket.send(JSON.stringify({ type: 'hello', token: tokens[page] }));
    },
  );
  await until('all pages are welcome', () => welcomed === seats.length);
  return sockets;
}

function leaveAll(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) socket.terminate();
}

async function measureTable(house: House, seats: readonly Seat[]): Promise<Measurement> {
  const news = createNews();
  let bytes = 0;
  let letters = 0;
  let rounds = 0;
  const sockets = await openPages(house, {
    gameCode: TABLE,
    seats,
    onText: (text) => {
      bytes += text.length;
      const start = text.subarray(0, 140).toString();
      if (!start.startsWith('{"type":"round"')) return;
      const [, id = '', state = ''] = /"id":"([^"]+)".*"state":"([^"]+)"/.exec(start) ?? [];
      news.heard(`${id} ${state}`);
      letters += text.length;
      rounds += 1;
    },
  });
  await wait(WATCH_MS);
  leaveAll(sockets);
  const moments = await asOwner(house.houseDatabaseUrl, async (owner) => {
    const { rows } = await owner.query<{ id: string; started: number; ended: number | null }>(
      `select id, extract(epoch from starts_at)::float8 * 1000 as started, extract(epoch from ended_at)::float8 * 1000 as ended
       from shared_round where game_code = $1`,
      [TABLE],
    );
    return new Map(
      rows.flatMap(({ id, started, ended }) => [
        [`${id} running`, started] as const,
        ...(ended === null ? [] : [[`${id} ended`, ended] as const]),
      ]),
    );
  });
  const bare = await measureBareSockets({
    pages: PAGES,
    tellings: TELLINGS,
    news: 'x'.repeat(Math.round(letters / Math.max(rounds, 1))),
  });
  const own = news.lateness(PAGES, moments);
  return {
    what: `live: lateness of a round of a table with ${PAGES} pages, p99 of all, over a bare fan-out of as many letters`,
    ratio: own / bare.latenessMs,
    bar: { kind: 'at most', value: 4 },
    detail: `${own.toFixed(0)} against ${bare.latenessMs.toFixed(0)} ms, from the moment that it was decided, the time between two looks included; ${perPage(bytes, PAGES)}`,
  };
}

async function measureBooks(house: House, seats: readonly Seat[]): Promise<Measurement[]> {
  const news = createNews();
  const first = new Map<string, number>();
  const watched = BOOKS.map(() => watchMarkets());
  let bytes = 0;
  let board = 0;
  let letters = 0;
  const sockets: WebSocket[] = [];
  for (const [place, gameCode] of BOOKS.entries()) {
    const own = seats.slice(0, AT_EACH_BOOK).map(({ member }) => member);
    const opened = await openPages(house, {
      gameCode,
      seats: await seatMembers(house.databaseUrl, gameCode, own),
      onText: (text, page) => {
        if (text.subarray(0, 15).toString() === '{"type":"board"') {
          board += text.length;
          if (page === 0) watched[place]?.read(text);
          return;
        }
        bytes += text.length;
        if (text.subarray(0, 17).toString() !== '{"type":"matches"') return;
        const name = `${gameCode} ${text.subarray(0, 160).toString()}`;
        if (!first.has(name)) {
          first.set(name, performance.timeOrigin + performance.now());
          letters += text.length;
        }
        news.heard(name);
        if (page === 0) watched[place]?.read(text);
      },
    });
    for (const socket of opened) socket.send(JSON.stringify({ type: 'watch', sports: null }));
    sockets.push(...opened);
  }
  await wait(WATCH_MS);
  leaveAll(sockets);
  const own = news.lateness(AT_EACH_BOOK, first);
  const bare = await measureBareSockets({
    pages: AT_EACH_BOOK,
    tellings: TELLINGS,
    news: 'x'.repeat(Math.round(letters / Math.max(first.size, 1))),
  });
  const moved = watched.reduce((all, { moved: some }) => all + some.size, 0);
  const most = watched.reduce((all, one) => all + one.most(), 0);
  if (moved < LEAST_MARKETS) throw new Error(`only ${moved} markets moved`);
  const seconds = WATCH_MS / 1_000;
  const detail = `${moved} markets moved, up to ${most} in play at once; ${perPage(bytes, PAGES)}`;
  return [
    {
      what: `live: lateness of what moved in a book for the last of ${AT_EACH_BOOK} pages, p99, over a bare fan-out of as many letters`,
      ratio: own / bare.latenessMs,
      bar: { kind: 'at most', value: 2 },
      detail: `${own.toFixed(0)} ms after the first page against ${bare.latenessMs.toFixed(0)}; ${detail}`,
    },
    {
      what: 'live: bytes of what moved in the books, over telling the whole board every second',
      ratio: bytes / (board * seconds),
      bar: { kind: 'at most', value: 0.25 },
      detail,
    },
  ];
}

const perPage = (bytes: number, pages: number): string =>
  `${Math.round(bytes / pages / (WATCH_MS / 1_000))} bytes a page and second`;

/** Which markets in play changed a price, and how many there were at most at one moment. */
function watchMarkets() {
  const prices = new Map<string, ReadonlyMap<string, string>>();
  const moved = new Set<string>();
  let most = 0;
  const take = (match: BookMatch): void => {
    const fixture = fixtureOf(match.id);
    const before = prices.get(match.id);
    if (!fixture || match.phase !== 'playing') return void prices.delete(match.id);
    const now = new Map(
      marketsAt(fixture, match).map(({ id, selections }) => [
        id,
        selections.map(({ chance }) => oddsOf(chance)).join(' '),
      ]),
    );
    for (const [id, odds] of now)
      if (before?.has(id) === true && before.get(id) !== odds) moved.add(`${match.id} ${id}`);
    prices.set(match.id, now);
  };
  return {
    moved,
    most: () => most,
    read(text: Buffer): void {
      const frame = bookFrame.parse(JSON.parse(text.toString()));
      if (frame.type !== 'board' && frame.type !== 'matches') return;
      for (const match of frame.matches) take(match);
      if (frame.type === 'matches') for (const id of frame.gone) prices.delete(id);
      most = Math.max(
        most,
        [...prices.values()].reduce((all, { size }) => all + size, 0),
      );
    },
  };
}
