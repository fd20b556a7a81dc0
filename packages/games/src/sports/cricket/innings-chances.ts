import { BALLS, BALLS_IN_OVER, OUTCOMES, ratesAt, WICKETS, type BallRates } from './balls.ts';

/** Where an innings stands. It ends with the last ball, the last wicket, or so many runs more (`need`). */
export type InningsState = {
  readonly rates: BallRates;
  readonly bowled: number;
  readonly wickets: number;
  readonly need: number;
};

/** Beyond it nothing is left that a price could show. */
export const LEAST = 1e-15;
const isOver = ({ bowled, wickets, need }: InningsState): boolean =>
  bowled >= BALLS || wickets >= WICKETS || need <= 0;

/** Before the chances of nought stand as many empty ones as a ball can make runs, so that every sum below is the same. */
const EMPTY = 6;

/** Chances of so many runs more, ball by ball: after each there is a chance for every number of wickets and runs. */
export function runsToCome(state: InningsState): Float64Array {
  const { rates, bowled, wickets, need } = state;
  if (isOver(state)) return Float64Array.of(1);
  const most = 6 * (BALLS - bowled);
  const row = () => Array.from({ length: WICKETS - wickets }, () => new Float64Array(EMPTY + most + 1));
  const ended = new Float64Array(most + 1);
  let [now, next] = [row(), row()];
  if (now[0]) now[0][EMPTY] = 1;
  let highest = 0;
  for (let ball = bowled; ball < BALLS; ball += 1) {
    const chances = ratesAt(rates, ball).map((millionths) => millionths / 1_000_000);
    highest = Math.min(most, highest + 6);
    for (let fallen = 0; fallen <= now.length; fallen += 1)
      bowl(now[fallen], now[fallen - 1], chances, { highest, need, open: next[fallen] ?? null, ended });
    [now, next] = [next, now];
    while (highest > 0 && now.every((byRuns) => (byRuns[EMPTY + highest] ?? 0) < LEAST)) highest -= 1;
  }
  for (const byRuns of now)
    for (let runs = 0; runs <= highest; runs += 1)
      ended[runs] = (ended[runs] ?? 0) + (byRuns[EMPTY + runs] ?? 0);
  return trimmed(ended);
}

type Into = { highest: number; need: number; open: Float64Array | null; ended: Float64Array };

/**
 * One more ball. `same`: the chances with as many wickets down before it, `fewer`: with one less. From `need` on, and where no wicket is left
 * (`open` null), the innings has ended.
 */
function bowl(
  same: Float64Array | undefined,
  fewer: Float64Array | undefined,
  [out = 0, dot = 0, one = 0, two = 0, three = 0, four = 0, six = 0]: readonly number[],
  { highest, need, open, ended }: Into,
): void {
  for (let runs = 0, at = EMPTY; runs <= highest; runs += 1, at += 1) {
    let chance = fewer ? out * (fewer[at] ?? 0) : 0;
    if (same)
      chance +=
        dot * (same[at] ?? 0) +
        one * (same[at - 1] ?? 0) +
        two * (same[at - 2] ?? 0) +
        three * (same[at - 3] ?? 0) +
        four * (same[at - 4] ?? 0) +
        six * (same[at - 6] ?? 0);
    if (open && runs < need) open[at] = chance;
    else ended[runs] = (ended[runs] ?? 0) + chance;
  }
}

function trimmed(chances: Float64Array): Float64Array {
  let length = chances.length;
  while (length > 1 && (chances[length - 1] ?? 0) < LEAST) length -= 1;
  return chances.slice(0, length);
}

/** Chances of so many runs in an over that has not begun; `none`: that the innings is over before its first ball. */
export function runsInOver(state: InningsState, over: number): { runs: readonly number[]; none: number } {
  const from = (over - 1) * BALLS_IN_OVER;
  let none = 0;
  let states = new Map([[keyOf(0, 0, 0), 1]]);
  const runs: number[] = Array.from({ length: 6 * BALLS_IN_OVER + 1 }, () => 0);
  const settle = (ball: number, inOver: number, chance: number) => {
    if (ball <= from) none += chance;
    else runs[inOver] = (runs[inOver] ?? 0) + chance;
  };
  // How many runs there were before matters only while the innings can end by them.
  const counts = state.need <= 12 * BALLS_IN_OVER;
  for (let ball = state.bowled; ball < from + BALLS_IN_OVER; ball += 1) {
    const chances = ratesAt(state.rates, ball);
    const next = new Map<number, number>();
    for (const [key, before] of states) {
      const [fallen, total, inOver] = [Math.floor(key / 10_000), Math.floor(key / 100) % 100, key % 100];
      for (const [index, outcome] of OUTCOMES.entries()) {
        const chance = before * ((chances[index] ?? 0) / 1_000_000);
        const more = outcome === 'wicket' ? 0 : outcome;
        const out = fallen + (outcome === 'wicket' ? 1 : 0);
        const made = ball >= from ? inOver + more : 0;
        const isEnded = state.wickets + out >= WICKETS || (counts && total + more >= state.need);
        if (isEnded) settle(ball + 1, made, chance);
        else {
          const to = keyOf(out, counts ? total + more : 0, made);
          next.set(to, (next.get(to) ?? 0) + chance);
        }
      }
    }
    states = next;
  }
  for (const [key, chance] of states) settle(from + BALLS_IN_OVER, key % 100, chance);
  return { runs, none };
}

const keyOf = (fallen: number, total: number, inOver: number): number =>
  fallen * 10_000 + total * 100 + inOver;
