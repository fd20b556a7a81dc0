import type { Random } from '#sandbox/random.ts';

/** However long a node stood still, what was missed is not made up for at once. */
const LONGEST_MS = 5_000;

export type Pace = { due(perMs: number, nowMs: number): number };

/** How often something is due, by a rate that may change at any time: as often as it says, and never by the beat of a clock. */
export function createPace(random: Pick<Random, 'below'>, startMs: number): Pace {
  const next = () => 0.5 + random.below(1_000) / 1_000;
  let owed = 0;
  let step = next();
  let last = startMs;
  return {
    due(perMs, nowMs) {
      owed += perMs * Math.min(nowMs - last, LONGEST_MS);
      last = nowMs;
      if (perMs === 0) owed = 0;
      let count = 0;
      for (; owed >= step; count += 1) {
        owed -= step;
        step = next();
      }
      return count;
    },
  };
}
