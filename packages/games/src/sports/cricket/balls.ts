import type { Draw } from '#game.ts';

/** What a ball can come to: a wicket, or so many runs. */
export const OUTCOMES = ['wicket', 0, 1, 2, 3, 4, 6] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const BALLS_IN_OVER = 6;
export const OVERS = 20;
/** Of an innings. */
export const BALLS = OVERS * BALLS_IN_OVER;
export const WICKETS = 10;

const MILLION = 1_000_000;

/** In thousandths of all balls between equals, until so many overs are over; the rest are dots. */
const PHASES = [
  { until: 6, wicket: 42, runs: { 1: 330, 2: 50, 3: 5, 4: 130, 6: 38 } },
  { until: 15, wicket: 45, runs: { 1: 440, 2: 70, 3: 5, 4: 80, 6: 40 } },
  { until: OVERS, wicket: 85, runs: { 1: 380, 2: 90, 3: 5, 4: 110, 6: 85 } },
] as const;

/** For each phase the chances of the outcomes in millionths, whole: what a match is drawn with, and what its prices are reckoned with. */
export type BallRates = readonly (readonly number[])[];

/** `edge`: how much stronger the side that bats is than the one that bowls. Boundaries and wickets follow it, singles do not. */
export function ballRates(edge: number): BallRates {
  // In fiftieths, so that many matches share what is reckoned. Square roots are the same in every browser, other powers are not.
  const more = Math.sqrt(Math.round(edge * 50) / 50);
  return PHASES.map(({ wicket, runs }) => {
    const [out, four, six] = [(wicket * 1_000) / more, runs[4] * 1_000 * more, runs[6] * 1_000 * more].map(
      Math.round,
    ) as [number, number, number];
    const [one, two, three] = [runs[1] * 1_000, runs[2] * 1_000, runs[3] * 1_000];
    return [out, MILLION - out - one - two - three - four - six, one, two, three, four, six];
  });
}

/** Of the ball after so many of an innings. */
export function ratesAt(rates: BallRates, bowled: number): readonly number[] {
  const over = Math.floor(bowled / BALLS_IN_OVER);
  return rates[PHASES.findIndex(({ until }) => over < until)] ?? [];
}

export function drawBall(rates: BallRates, bowled: number, draw: Draw): Outcome {
  let place = draw.below(MILLION);
  for (const [index, chance] of ratesAt(rates, bowled).entries()) {
    if (place < chance) return OUTCOMES[index] ?? 0;
    place -= chance;
  }
  return 0;
}
