import { bestOfThree } from '../best-of-three/best-of-three.ts';
import type { Contest } from '../best-of-three/contest.ts';
import { WHOLE, type Outcome } from '../outcomes.ts';
import type { Side, Strengths } from '../sport.ts';

const MINUTE_MS = 60_000;
/** Five towers and the keep behind them; who takes all six takes the map. */
export const TO_WIN = 6;
/** From this minute on no tower holds for longer than a minute, so that every map comes to its end. */
const LATE = 24;
/** In millionths of a minute: somebody takes a tower. */
const TAKEN = 340_000;
/** The two meet and nobody takes a tower. */
const CLASHES: readonly Outcome[] = [
  { kind: 'clash', side: 'home', value: 0, millionths: 90_000 },
  { kind: 'clash', side: 'away', value: 0, millionths: 90_000 },
];
/** What being the stronger team, and every tower ahead, adds to the chance that a tower is one's own. */
const BETTER = 0.9;
const AHEAD = 0.025;

function shareOf({ home, away }: Strengths, lead: number): number {
  const share = 0.5 + (BETTER * (home - away)) / (home + away) + AHEAD * lead;
  return Math.min(0.9, Math.max(0.1, share));
}

/** One map of two teams of five. A step is a minute. */
export const towersMap: Contest = {
  partSteps: LATE + 2 * TO_WIN - 1,
  hasMomentum: false,
  turnOf: () => 0,
  step(strengths, { score, steps }) {
    const isLate = steps >= LATE;
    const taken = isLate ? WHOLE : TAKEN;
    const home = Math.round(taken * shareOf(strengths, score.home - score.away));
    const towerOf = (side: Side, millionths: number): Outcome => ({
      kind: score[side] === TO_WIN - 1 ? 'keep' : 'tower',
      side,
      value: 1,
      millionths,
    });
    const towers = [towerOf('home', home), towerOf('away', taken - home)];
    if (isLate) return towers;
    return [...towers, ...CLASHES];
  },
  winnerOf: ({ home, away }) => (home >= TO_WIN ? 'home' : away >= TO_WIN ? 'away' : null),
};

export const towers = bestOfThree(
  {
    code: 'towers',
    stepMs: MINUTE_MS,
    leagues: [
      { pace: 600, roundMs: MINUTE_MS / 2 },
      { pace: 60, roundMs: 3 * MINUTE_MS },
      { pace: 1, roundMs: 180 * MINUTE_MS },
    ],
  },
  towersMap,
);
