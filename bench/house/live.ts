/** A thousand pages at one live table, and as many at the books while everything in play moves: when they hear of it, and how much. */
import { LIVE_SOCKET } from '@maidan/games/live/live-wire.ts';
import { bookFrame, type BookMatch, type MatchChange } from '@maidan/games/sports/book-wire.ts';
import { fixtureOf, fixturesOfRound, roundAt } from '@maidan/games/sports/calendar.ts';
import { LEAGUES, type League } from '@maidan/games/sports/leagues.ts';
import { changed } from '@maidan/games/sports/match-changes.ts';
import { REVIEW_MS } from '@maidan/games/sports/match.ts';
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
/** How the frames begin that say what moved. */
const TOLD = new Set(['{"type":"matches"', '{"type":"changes"']);
const BOOKS = ['sports', 'esports'] as const;
const AT_EACH_BOOK = PAGES / BOOKS.length;
const WATCH_MS = 90_000;
const TELLINGS = 30;
const LEAST_MARKETS = 500;
/** So often a house looks at the matches that are wanted (`book-place.ts`). */
const LOOK_MS = 1_000;
/** After so long all leagues begin together again. */
const SEARCH_MS = 12 * 3_600_000;
/** Until the pages are there and have watched. */
const ON_FOR_MS = 8 * 60_000;

export async function measureLive(): Promise<Measurement[]> {
  const table = await withHouse(async (house) =>
    measureTable(house, await takeSeats(house.databaseUrl, TABLE, PAGES)),
  );
  return [table, ...(await measureBooks())];
}

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

/** All slow leagues are on, and with the first round of fast ones that begins there is more in play than is asked for. */
async function measureBooks(): Promise<Measurement[]> {
  const aheadMs = untilAllPlay(Date.now()) - Date.now();
  return withHouse(async (house) => watchBooks(house, aheadMs), { aheadMs });
}

async function watchBooks(house: House, aheadMs: number): Promise<Measurement[]> {
  const members = (await takeSeats(house.databaseUrl, BOOKS[0], AT_EACH_BOOK)).map(({ member }) => member);
  const news = createNews();
  const changes = watchChanges(aheadMs);
  const heard: { name: string; text: Buffer; isBoard: boolean }[] = [];
  let bytes = 0;
  let bare = 0;
  let letters = 0;
  const sockets: WebSocket[] = [];
  for (const gameCode of BOOKS) {
    const opened = await openPages(house, {
      gameCode,
      seats: await seatMembers(house.databaseUrl, gameCode, members),
      onText: (text) => {
        const isBoard = text.subarray(0, 15).toString() === '{"type":"board"';
        if (!isBoard) bytes += text.length;
        if (!isBoard && !TOLD.has(text.subarray(0, 17).toString())) return;
        const name = `${gameCode} ${text.length} ${text.subarray(0, 400).toString()}`;
        if (news.heardBy(name) === 0) heard.push({ name, text, isBoard });
        news.heard(name);
      },
    });
    for (const socket of opened) socket.send(JSON.stringify({ type: 'watch', sports: null }));
    sockets.push(...opened);
  }
  await wait(WATCH_MS);
  leaveAll(sockets);
  // Reckoned afterwards: it would hold up what the pages hear.
  for (const { name, text, isBoard } of heard) {
    bare += changes.read(name, text) * AT_EACH_BOOK;
    if (!isBoard) letters += text.length;
  }
  const { moments, frames, most, moved } = changes;
  if (most() < LEAST_MARKETS) throw new Error(`only ${most()} markets were in play at one time`);
  const own = news.lateness(AT_EACH_BOOK, moments);
  const fanOut = await measureBareSockets({
    pages: AT_EACH_BOOK,
    tellings: TELLINGS,
    news: 'x'.repeat(Math.round(letters / Math.max(frames(), 1))),
  });
  const detail = `${most()} markets in play at one time, of which ${moved()} moved while they were watched; ${perPage(bytes, PAGES)}`;
  return [
    {
      what: `live: lateness of what moved in a book at each of ${AT_EACH_BOOK} pages, p99, over the second between two looks and a bare fan-out of as many letters`,
      ratio: own / (LOOK_MS + fanOut.latenessMs),
      // Whatever moves just after a look waits for all of the next one: reckoning and telling have half as long again.
      bar: { kind: 'at most', value: 1.5 },
      detail: `${own.toFixed(0)} ms after the match of the house had moved, against ${LOOK_MS} + ${fanOut.latenessMs.toFixed(0)}; ${detail}`,
    },
    {
      what: 'live: bytes of what moved in the books, over the bare bytes of what changed',
      ratio: bytes / bare,
      // Beside what changed stand the names of the fields, and a word every few seconds that the line lives.
      bar: { kind: 'at most', value: 2 },
      detail,
    },
  ];
}

const perPage = (bytes: number, pages: number): string =>
  `${Math.round(bytes / pages / (WATCH_MS / 1_000))} bytes a page and second`;

/** How much of the longest match is played by the shortest: a contest in parts may end early. */
const SURELY_PLAYED: Readonly<Record<string, number>> = { football: 0.95, kabaddi: 0.95, cricket: 0.75 };

/** How far into its round a league is, in the longest that a match of it can take. */
function shareOf(league: League, time: number): number {
  const [fixture] = fixturesOfRound(league, roundAt(league, time));
  return (time - (fixture?.startsAt ?? time)) / (league.stepMs * league.sport.steps);
}

/** A moment from which on every league that takes more than some minutes is under way for a while, and so are its matches. */
function untilAllPlay(now: number): number {
  const slow = LEAGUES.filter(({ pace }) => pace < 60);
  const areOn = (time: number): boolean =>
    slow.every((league) => {
      const share = shareOf(league, time);
      return share > 0 && share < (SURELY_PLAYED[league.sport.code] ?? 0.3);
    });
  for (let time = now; time < now + SEARCH_MS; time += 60_000)
    if (areOn(time) && areOn(time + ON_FOR_MS)) return time;
  throw new Error('the slow leagues are never all under way');
}

type Seen = { match: BookMatch; prices: ReadonlyMap<string, string> };

/** What is told of matches: when it came about, how many bytes it is by itself, and which markets in play it moved. */
function watchChanges(aheadMs: number) {
  const seen = new Map<string, Seen>();
  const moments = new Map<string, number>();
  const moved = new Set<string>();
  let frames = 0;
  let most: string[] = [];
  const see = (match: BookMatch): void => {
    const fixture = fixtureOf(match.id);
    if (!fixture) throw new Error(`${match.id} is no match`);
    const before = seen.get(match.id)?.prices;
    const markets = match.phase === 'playing' ? marketsAt(fixture, match) : [];
    const prices = new Map(
      markets.map(({ id, selections }) => [
        `${match.id} ${id}`,
        selections.map(({ chance }) => oddsOf(chance)).join(' '),
      ]),
    );
    for (const [id, odds] of prices) if (before?.has(id) === true && before.get(id) !== odds) moved.add(id);
    seen.set(match.id, { match, prices });
  };
  /** By the clock of this machine. */
  const momentOf = (change: MatchChange): number => {
    const fixture = fixtureOf(change.id);
    if (!fixture) throw new Error(`${change.id} is no match`);
    const { stepMs, stepsAtOnce } = fixture.league;
    const toldAt = Math.ceil(change.step / stepsAtOnce) * stepsAtOnce * stepMs;
    return fixture.startsAt + toldAt + (change.seed === undefined ? 0 : REVIEW_MS) - aheadMs;
  };
  return {
    moments,
    frames: () => frames,
    most: () => most.length,
    moved: () => most.filter((id) => moved.has(id)).length,
    /** The bare bytes of what changed. */
    read(name: string, text: Buffer): number {
      const frame = bookFrame.parse(JSON.parse(text.toString()));
      let bare = 0;
      switch (frame.type) {
        case 'board':
          for (const match of frame.matches) see(match);
          break;
        case 'matches':
          frames += 1;
          for (const match of frame.matches) see(match);
          // Of one that is new nobody has anything yet.
          bare = frame.matches.reduce((sum, match) => sum + JSON.stringify(match).length, 0);
          for (const id of frame.gone) seen.delete(id);
          break;
        case 'changes':
          frames += 1;
          for (const change of frame.changes) {
            const known = seen.get(change.id);
            if (known) {
              const next = changed(known.match, change);
              see({ ...known.match, ...next, events: [...next.events] });
            }
            bare += bareBytes(change);
          }
          // What changed first in a frame is told the latest.
          moments.set(name, Math.min(...frame.changes.map(momentOf)));
          break;
        default:
          return 0;
      }
      const inPlay = [...seen.values()].flatMap(({ prices }) => [...prices.keys()]);
      if (inPlay.length > most.length) most = inPlay;
      return bare;
    },
  };
}

/** Its values without the names of its fields. */
const bareBytes = ({ events, ...change }: MatchChange): number =>
  [...Object.values(change), ...events.flatMap((event) => Object.values(event))].join(',').length;
