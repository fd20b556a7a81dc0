import type { Draw } from '#game.ts';
import type { MatchEvent, Side } from './sport.ts';

const ABANDONED_IN = 48;
const MISREPORTED_IN = 32;

type Accidents = { readonly abandonedAt: number | null; readonly misreported: Side | null };

/** What befalls a match of any sport now and then: it is broken off in one of its first steps, or its result is announced wrongly. */
export function accidentOf(draw: Draw, early: number): Accidents {
  const abandonedAt = draw.below(ABANDONED_IN) === 0 ? 1 + draw.below(early) : null;
  const misreported = draw.below(MISREPORTED_IN) === 0 ? sideOf(draw) : null;
  return { abandonedAt, misreported };
}

const sideOf = (draw: Draw): Side => (draw.below(2) === 0 ? 'home' : 'away');

/** A point too many for one side. */
export const misreportAt = (at: number, side: Side): MatchEvent => ({
  at,
  kind: 'misreport',
  side,
  value: 1,
});
