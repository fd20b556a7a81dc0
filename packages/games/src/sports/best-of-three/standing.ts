import type { Play, Side } from '../sport.ts';
import { firstPlace, type Contest, type Place, type Score } from './contest.ts';

/** How a contest stands, as its events tell. */
export type Standing = {
  /** Who took each part that is over. */
  readonly winners: readonly Side[];
  /** Of each part; the last one may be going on. */
  readonly scores: readonly Score[];
  /** Of all parts together. */
  readonly points: Score;
  /** Where the part that is going on stands, or where the next one begins. */
  readonly place: Place;
};

export const partsOf = ({ winners }: Pick<Standing, 'winners'>): Score => {
  const home = winners.filter((side) => side === 'home').length;
  return { home, away: winners.length - home };
};

export function standingOf(contest: Contest, { step, events }: Pick<Play, 'step' | 'events'>): Standing {
  const winners: Side[] = [];
  const scores: Record<Side, number>[] = [];
  const points = { home: 0, away: 0 };
  let score: Record<Side, number> | null = null;
  let last: Side | null = null;
  let beganAfter = 0;
  let turn = contest.turnOf(0, points);
  for (const { at, kind, side, value } of events) {
    if (value === 0) continue;
    points[side] += value;
    // A point too many is announced of a match that is over: it changes no part's winner.
    if (kind === 'misreport') {
      const ended = scores.at(-1);
      if (ended) ended[side] += value;
      continue;
    }
    if (score === null) scores.push((score = { home: 0, away: 0 }));
    score[side] += value;
    last = contest.hasMomentum ? side : null;
    const winner = contest.winnerOf(score);
    if (winner === null) continue;
    winners.push(winner);
    [score, last, beganAfter, turn] = [null, null, at, contest.turnOf(winners.length, points)];
  }
  const { score: zero } = firstPlace(turn);
  return {
    winners,
    scores,
    points,
    place: { score: score ? { ...score } : zero, steps: step - beganAfter, last, turn },
  };
}
