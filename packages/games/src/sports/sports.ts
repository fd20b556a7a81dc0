import { cricket } from './cricket/cricket.ts';
import { football } from './football/football.ts';
import { kabaddi } from './kabaddi/kabaddi.ts';
import { shooter } from './shooter/shooter.ts';
import type { Sport } from './sport.ts';
import { tennis } from './tennis/tennis.ts';
import { towers } from './towers/towers.ts';

/** By the game of the house that offers them, in the order of its page. */
const BOOKS: Readonly<Record<string, readonly Sport[]>> = {
  sports: [football, cricket, kabaddi, tennis],
  esports: [towers, shooter],
};

export const SPORTS: readonly Sport[] = Object.values(BOOKS).flat();

/** Empty: the game is no book. */
export const sportsOf = (gameCode: string): readonly Sport[] =>
  Object.hasOwn(BOOKS, gameCode) ? (BOOKS[gameCode] ?? []) : [];

export const isBook = (gameCode: string): boolean => sportsOf(gameCode).length > 0;

/** The game that offers a sport. */
export function bookOf(sport: Sport): string {
  const found = Object.keys(BOOKS).find((gameCode) => sportsOf(gameCode).includes(sport));
  if (found === undefined) throw new RangeError(`${sport.code} is in no book`);
  return found;
}
