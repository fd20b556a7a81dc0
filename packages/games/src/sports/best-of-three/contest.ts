import type { Draw } from '#game.ts';
import { accidentOf, misreportAt } from '../accidents.ts';
import { drawn, type Outcome } from '../outcomes.ts';
import type { Match, MatchEvent, Side, Strengths } from '../sport.ts';

export type Score = Readonly<Record<Side, number>>;

/** Where a part stands, as far as it matters to what can happen next. `turn`: which side began it, or attacked first. */
export type Place = {
  readonly score: Score;
  /** Of this part so far; there are steps without a point. */
  readonly steps: number;
  readonly last: Side | null;
  readonly turn: 0 | 1;
};

/**
 * A contest in parts (the sets of tennis, the maps of an esport) that are played for points (games, rounds, towers): who takes two parts wins.
 * A match is drawn from `step`, and its prices are reckoned from nothing else.
 */
export type Contest = {
  /** The most that one part can take. */
  readonly partSteps: number;
  /** Whether `step` asks who made the last point. */
  readonly hasMomentum: boolean;
  /** `number` is that of the part, from 0; `points` are those of all parts before it. */
  turnOf(number: number, points: Score): 0 | 1;
  step(strengths: Strengths, place: Place): readonly Outcome[];
  winnerOf(score: Score): Side | null;
};

export const PARTS_TO_WIN = 2;
/** How many there can be. */
export const MOST_PARTS = 2 * PARTS_TO_WIN - 1;

export const firstPlace = (turn: 0 | 1): Place => ({
  score: { home: 0, away: 0 },
  steps: 0,
  last: null,
  turn,
});

export function after({ hasMomentum }: Contest, place: Place, outcome: Outcome | null): Place {
  const steps = place.steps + 1;
  if (!outcome || outcome.value === 0) return { ...place, steps };
  const { side } = outcome;
  const score = { ...place.score, [side]: place.score[side] + 1 };
  return { score, steps, last: hasMomentum ? side : null, turn: place.turn };
}

export function playContest(contest: Contest, strengths: Strengths, draw: Draw): Match {
  const { abandonedAt, misreported } = accidentOf(draw, contest.partSteps);
  const events: MatchEvent[] = [];
  const parts = { home: 0, away: 0 };
  const points = { home: 0, away: 0 };
  let at = 0;
  for (let number = 0; Math.max(parts.home, parts.away) < PARTS_TO_WIN; number += 1) {
    let place = firstPlace(contest.turnOf(number, points));
    let winner: Side | null = null;
    while (winner === null) {
      at += 1;
      const outcome = drawn(contest.step(strengths, place), draw);
      place = after(contest, place, outcome);
      if (!outcome) continue;
      const { kind, side, value } = outcome;
      events.push({ at, kind, side, value });
      points[side] += value;
      winner = contest.winnerOf(place.score);
    }
    parts[winner] += 1;
  }
  return {
    events,
    end: at,
    abandonedAt: abandonedAt !== null && abandonedAt < at ? abandonedAt : null,
    misreported: misreported && misreportAt(at, misreported),
  };
}
