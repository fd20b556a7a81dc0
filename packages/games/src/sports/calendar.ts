import { leagueOf, TEAMS, type League } from './leagues.ts';

/** Every pair twice, once at each home. */
export const ROUNDS = 2 * (TEAMS - 1);
export const MATCHES_IN_ROUND = TEAMS / 2;
/** When the first season of every league began; since then they follow each other. */
const EPOCH = Date.UTC(2026, 0, 1);

export type Fixture = {
  readonly id: string;
  readonly league: League;
  readonly season: number;
  /** Within the season, from 0. */
  readonly number: number;
  readonly round: number;
  readonly home: number;
  readonly away: number;
  readonly startsAt: number;
};

/** Rounds of all seasons, counted from the first; whatever round begins last before `time`. */
export const roundAt = ({ roundMs }: League, time: number): number => Math.floor((time - EPOCH) / roundMs);

/** By the circle: one team stays, the others go round. The second half of a season is the first one at the other's home. */
function pairOf(round: number, place: number): { home: number; away: number } {
  const around = TEAMS - 1;
  const turn = round % around;
  const team = (seat: number): number => (seat === 0 ? 0 : 1 + ((seat - 1 + turn) % around));
  const [one, other] = [team(place), team(TEAMS - 1 - place)];
  return ((turn + place) % 2 === 0) === round < around
    ? { home: one, away: other }
    : { home: other, away: one };
}

export function fixturesOfRound(league: League, countedRound: number): Fixture[] {
  const season = Math.floor(countedRound / ROUNDS);
  const round = countedRound - season * ROUNDS;
  return Array.from({ length: MATCHES_IN_ROUND }, (_, place) => {
    const number = round * MATCHES_IN_ROUND + place;
    return {
      id: `${league.code}.${season}.${number}`,
      league,
      season,
      number,
      round,
      ...pairOf(round, place),
      startsAt: EPOCH + countedRound * league.roundMs,
    };
  });
}

/** Null: there is no such match. */
export function fixtureOf(id: string): Fixture | null {
  const [code = '', season = '', number = '', ...rest] = id.split('.');
  const league = leagueOf(code);
  if (!league || rest.length > 0 || !/^\d{1,7}$/.test(season) || !/^\d{1,2}$/.test(number)) return null;
  const round = Math.floor(Number(number) / MATCHES_IN_ROUND);
  if (round >= ROUNDS) return null;
  return fixturesOfRound(league, Number(season) * ROUNDS + round)[Number(number) % MATCHES_IN_ROUND] ?? null;
}
