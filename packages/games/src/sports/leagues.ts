import type { Sport, Strengths } from './sport.ts';
import { SPORTS } from './sports.ts';

/** `pace`: how many times faster than the world it is played. */
export type League = {
  readonly code: string;
  readonly sport: Sport;
  readonly pace: number;
  /** Among those of its sport: each has an order of teams of its own. */
  readonly place: number;
  /** One step of play, such as a minute of football. */
  readonly stepMs: number;
  /** So many steps are told at once: nothing changes more than about once a second. */
  readonly stepsAtOnce: number;
  /** From the beginning of one round to that of the next. */
  readonly roundMs: number;
  /** A bet in play waits so long before it is taken. */
  readonly delayMs: number;
};

function leaguesOf(sport: Sport): League[] {
  return sport.leagues.map(({ pace, roundMs }, place) => {
    const stepMs = sport.stepMs / pace;
    return {
      code: `${sport.code}-${pace}`,
      sport,
      pace,
      place,
      stepMs,
      stepsAtOnce: Math.max(1, Math.ceil(1_000 / stepMs)),
      roundMs,
      delayMs: pace >= 600 ? 1_000 : pace >= 60 ? 2_000 : 4_000,
    };
  });
}

export const LEAGUES: readonly League[] = SPORTS.flatMap(leaguesOf);

export const leagueOf = (code: string): League | undefined => LEAGUES.find((each) => each.code === code);

export const TEAMS = 8;
/** By team; each league has its own order of them. */
const RATINGS = [1.26, 1.17, 1.1, 1.03, 0.97, 0.91, 0.86, 0.8];

/** So far the teams of a league are shifted against those of the first league of its sport. */
export const shiftOf = ({ place }: League): number => 3 * place;

export const ratingOf = (league: League, team: number): number =>
  RATINGS[(team + shiftOf(league)) % TEAMS] ?? 1;

export const strengthsOf = (of: League, home: number, away: number): Strengths => ({
  home: Math.sqrt(ratingOf(of, home)),
  away: Math.sqrt(ratingOf(of, away)),
});
