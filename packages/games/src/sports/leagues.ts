import type { SportCode, Strengths } from './sport.ts';

/** `pace`: how many times faster than the world it is played. */
export type League = {
  readonly code: string;
  readonly sport: SportCode;
  readonly pace: number;
  /** One step of play, such as a minute of football. */
  readonly stepMs: number;
  /** So many steps are told at once: nothing changes more than about once a second. */
  readonly stepsAtOnce: number;
  /** From the beginning of one round to that of the next. */
  readonly roundMs: number;
  /** A bet in play waits so long before it is taken. */
  readonly delayMs: number;
};

const MINUTE = 60_000;

/** A league whose steps take so long in the world, and its rounds follow each other so. */
function league(sport: SportCode, pace: number, stepInWorldMs: number, roundMs: number): League {
  const stepMs = stepInWorldMs / pace;
  return {
    code: `${sport}-${pace}`,
    sport,
    pace,
    stepMs,
    stepsAtOnce: Math.max(1, Math.ceil(1_000 / stepMs)),
    roundMs,
    delayMs: pace >= 600 ? 1_000 : pace >= 60 ? 2_000 : 4_000,
  };
}

export const LEAGUES: readonly League[] = [
  league('football', 600, MINUTE, MINUTE / 2),
  league('football', 60, MINUTE, 3 * MINUTE),
  league('football', 6, MINUTE, 30 * MINUTE),
  league('football', 1, MINUTE, 180 * MINUTE),
];

export const leagueOf = (code: string): League | undefined => LEAGUES.find((each) => each.code === code);

export const TEAMS = 8;
/** By team; each league has its own order of them. */
const RATINGS = [1.26, 1.17, 1.1, 1.03, 0.97, 0.91, 0.86, 0.8];

export function ratingOf({ code }: League, team: number): number {
  const shift = LEAGUES.findIndex((each) => each.code === code) * 3;
  return RATINGS[(team + shift) % TEAMS] ?? 1;
}

export const strengthsOf = (of: League, home: number, away: number): Strengths => ({
  home: Math.sqrt(ratingOf(of, home)),
  away: Math.sqrt(ratingOf(of, away)),
});
