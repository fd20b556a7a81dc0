import { createHash } from 'node:crypto';
import { decideWith, makeServerSeed, toHex } from '@maidan/games/random.ts';
import type { Fixture } from '@maidan/games/sports/calendar.ts';
import { matchSeedOf, playAt, playMatch, playSeedsOf } from '@maidan/games/sports/match.ts';
import { marketsAt } from '@maidan/games/sports/quote.ts';
import type { Market, Match, Play } from '@maidan/games/sports/sport.ts';
import type { House } from '#house.ts';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { readySeason, type Season } from './season.store.ts';

/** A match as the house has it; everybody else has its commitment, and what has been told so far. */
export type HeldMatch = { readonly match: Match; readonly seed: string; readonly commitment: string };

export type Quote = { readonly step: number; readonly markets: readonly Market[] };

/** The book of a house: matches are computed when somebody asks, from the seed of their season and the time. */
export type Book = {
  readonly house: House;
  /** In milliseconds since 1970. */
  now(): number;
  seasonOf(fixture: Pick<Fixture, 'league' | 'season'>): Promise<Season>;
  held(fixture: Fixture): Promise<HeldMatch>;
  playNow(fixture: Fixture): Promise<Play>;
  /** What is on offer now, and at which step: reckoned once for everybody who asks about that step. */
  quoteNow(fixture: Fixture): Promise<Quote>;
};

/** Some hundred bytes each. */
const MATCHES_KEPT = 2_000;
const SEASONS_KEPT = 100;
/** Matches that can be bet on are some hundred; each has one step at a time. */
const QUOTES_KEPT = 500;

export const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function createBook(house: House, now: () => number = Date.now): Book {
  const seasons = kept<Season>(SEASONS_KEPT);
  const matches = kept<HeldMatch>(MATCHES_KEPT);
  const quotes = kept<readonly Market[]>(QUOTES_KEPT);
  const seasonOf: Book['seasonOf'] = ({ league, season }) =>
    seasons(`${league.code}.${season}`, () => {
      const seed = makeServerSeed();
      return readySeason(house.db, { league: league.code, season, seed, commitment: hashOf(seed) });
    });
  const held: Book['held'] = (fixture) =>
    matches(fixture.id, async () => {
      const season = await seasonOf(fixture);
      const seed = toHex(roundBytesAtOnce(matchSeedOf(season.seed, fixture), 1));
      const match = await decideWith(
        playSeedsOf(seed, fixture),
        (draw) => playMatch(fixture, draw),
        roundBytesAtOnce,
      );
      return { match, seed, commitment: hashOf(seed) };
    });
  const playNow: Book['playNow'] = async (fixture) => playAt(fixture, (await held(fixture)).match, now());
  return {
    house,
    now,
    seasonOf,
    held,
    playNow,
    async quoteNow(fixture) {
      const play = await playNow(fixture);
      const key = `${fixture.id} ${play.phase} ${play.step}`;
      return { step: play.step, markets: await quotes(key, async () => marketsAt(fixture, play)) };
    },
  };
}

/** Remembers the last so many answers; a failure is not remembered. */
function kept<Value>(most: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key, make) => {
    const known = values.get(key);
    if (known) return known;
    const value = make();
    values.set(key, value);
    value.catch(() => values.delete(key));
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
