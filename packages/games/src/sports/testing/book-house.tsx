import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GameHost, LiveHearing } from '#screen-plug.ts';
import { PlayFailure } from '#screen-plug.ts';
import { BOOK_API, type BookBet, type BookFrame, type BookMatch, type PlaceRequest } from '../book-wire.ts';
import { fixtureOf, fixturesOfRound, type Fixture } from '../calendar.ts';
import { leagueOf, TEAMS, type League } from '../leagues.ts';
import { openSports } from '../screen/screen.tsx';
import { loadSportsTexts } from '../screen/sports-texts.ts';
import type { Play } from '../sport.ts';

export const texts = await loadSportsTexts('en', 'sports');
const opened = await openSports('en');

function leagueNamed(code: string): League {
  const found = leagueOf(code);
  if (!found) throw new Error('there is no such league');
  return found;
}
export const LEAGUE = leagueNamed('football-60');
export const ROUND = fixturesOfRound(LEAGUE, 700);

export function ofRound(place: number): Fixture {
  const fixture = ROUND[place];
  if (!fixture) throw new Error('there is no match');
  return fixture;
}

export const toCome: Play = { phase: 'before', step: 0, events: [] };

export const told = ({ id, home, away, round }: Fixture, play: Play): BookMatch => ({
  id,
  home,
  away,
  round,
  phase: play.phase,
  step: play.step,
  events: [...play.events],
  startsInMs: play.phase === 'before' ? 60_000 : -play.step * LEAGUE.stepMs,
  commitment: 'c'.repeat(64),
  seed: null,
});

/** As the house tells of a bet that was asked for. */
export const betOf = (
  { operationId, stake, size, legs }: PlaceRequest,
  part: Partial<BookBet> = {},
): BookBet => ({
  id: crypto.randomUUID(),
  operationId,
  stake,
  size,
  state: 'open',
  openStake: stake,
  paid: '0.00',
  mostPayout: stake,
  cashOut: null,
  isCorrected: false,
  refusal: null,
  placedAt: new Date().toISOString(),
  legs: legs.map((leg) => {
    const { home = 0, away = 0 } = fixtureOf(leg.match) ?? {};
    return { ...leg, home, away, startsInMs: 60_000, result: null, now: null };
  }),
  ...part,
});

const BEAT_MS = 1_000;

type BetAnswer = { bet: BookBet | null; refusal: string | null; balance: string | null };
type Asked = { path: string; body: object | undefined };

/** A house behind the whole screen of a book, which tells and answers what a test wants. */
export function bookHouse() {
  const asked: Asked[] = [];
  const favourites = new Map<string, { league: string; team: number }>();
  let hearing: LiveHearing | undefined;
  const house = {
    asked,
    /** While it is away nothing is answered. */
    isAway: false,
    /** What a page noted. */
    notes: new Map<string, string>(),
    /** The next so many changes of favourites arrive, or not, and have no answer. */
    lostChanges: [] as ('arrives' | 'lost')[],
    bets: [] as BookBet[],
    favourites,
    answer: (_path: string, _body: object): BetAnswer => ({ bet: null, refusal: null, balance: null }),
    asks: (path: string): object[] => asked.filter((one) => one.path === path).map(({ body }) => body ?? {}),
    hear: (frame: BookFrame) => act(async () => hearing?.heard(frame)),
  };
  const host = {
    language: 'en',
    title: null,
    currencySymbol: '৳',
    remember: (key: string, value: string | null) =>
      void (value === null ? house.notes.delete(key) : house.notes.set(key, value)),
    recall: (key: string) => house.notes.get(key) ?? null,
    tell: () => undefined,
    live: (_path: string, to: LiveHearing) => {
      hearing = to;
      // As of a house that has nothing to tell: a page that hears nothing takes its line for dead.
      const beat = setInterval(() => to.heard({ type: 'still' }), BEAT_MS);
      return { say: () => undefined, close: () => clearInterval(beat) };
    },
    call: async (path: string, schema: { parse: (answer: unknown) => unknown }, body?: object) => {
      asked.push({ path, body });
      if (house.isAway) throw new PlayFailure('OFFLINE');
      const lost = path === BOOK_API.favourites && body ? house.lostChanges.shift() : undefined;
      if (lost !== 'lost') {
        const answer = schema.parse(answerTo(path, body));
        if (lost === undefined) return answer;
      }
      throw new PlayFailure('OFFLINE');
    },
  };
  /** What it answers about a bet it also says when it is asked for all of them. */
  const kept = (answer: BetAnswer): BetAnswer => {
    const { bet } = answer;
    if (bet) house.bets = [bet, ...house.bets.filter(({ id }) => id !== bet.id)];
    return answer;
  };
  const answerTo = (path: string, body?: object): object => {
    if (path === BOOK_API.bets) return { bets: house.bets, balance: '1000.00' };
    if (path.startsWith(BOOK_API.season)) return season();
    if (path !== BOOK_API.favourites) return kept(house.answer(path, body ?? {}));
    if (body && 'isFavourite' in body && 'league' in body && 'team' in body) {
      const key = `${String(body.league)} ${String(body.team)}`;
      if (body.isFavourite === true)
        favourites.set(key, { league: String(body.league), team: Number(body.team) });
      else favourites.delete(key);
    }
    return { teams: [...favourites.values()] };
  };
  return Object.assign(house, { host: host as unknown as GameHost });
}
export type BookHouse = ReturnType<typeof bookHouse>;

const season = () => ({
  season: 3,
  commitment: 'a'.repeat(64),
  before: null,
  rows: Array.from({ length: TEAMS }, (_, team) => ({
    team,
    played: 5,
    won: 2,
    drawn: 1,
    lost: 2,
    scored: 7,
    conceded: 6,
    points: 7,
    form: ['won', 'drawn', 'lost', 'lost', 'won'],
  })),
});

/** The screen with the board of this house on it. */
export async function openBook(
  house: BookHouse,
  matches: readonly BookMatch[] = ROUND.map((one) => told(one, toCome)),
) {
  const { Screen } = opened;
  const view = render(<Screen host={house.host} />);
  await house.hear({ type: 'board', sport: LEAGUE.sport.code, matches: [...matches] });
  return view;
}

export const press = (element: Element | null | undefined) =>
  act(async () => {
    if (!element) throw new Error('there is nothing to press');
    fireEvent.click(element);
  });
export const pressNamed = (name: string | RegExp) => press(screen.getByRole('button', { name }));

/** A price of a match in the list. */
export const priceOf = ({ id }: Fixture | BookMatch, price: string): Element | null =>
  document.querySelector(`[data-match="${id}"] [data-odds="${price}"]`);
