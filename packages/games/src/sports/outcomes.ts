import type { Draw } from '#game.ts';
import type { MatchEvent, Side } from './sport.ts';

/** In millionths; what all outcomes of a step leave over is a step in which nothing happens. */
export const WHOLE = 1_000_000;

/** What a step of play can bring. Prices are reckoned from the same numbers that matches are drawn with. */
export type Outcome = Omit<MatchEvent, 'at'> & { readonly millionths: number };

export function drawn(outcomes: readonly Outcome[], draw: Draw): Outcome | null {
  let place = draw.below(WHOLE);
  for (const outcome of outcomes) {
    if (place < outcome.millionths) return outcome;
    place -= outcome.millionths;
  }
  return null;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
