import { BALLS, ratesAt, WICKETS } from './balls.ts';
import { LEAST, type InningsState } from './innings-chances.ts';

/** Before the chances of nought stand as many empty ones as a ball can make runs. */
const EMPTY = 6;

/**
 * By how many more wickets have fallen then, for every number of runs: the chance that the innings reaches it. Of an innings with a
 * `need` the chances of more runs than that are not reckoned.
 */
export function reaches({ rates, bowled, wickets, need }: InningsState): readonly Float64Array[] {
  const most = Math.max(0, Math.min(6 * (BALLS - bowled), need));
  const rows = () => Array.from({ length: WICKETS - wickets }, () => new Float64Array(EMPTY + most + 1));
  const reached = Array.from({ length: WICKETS - wickets }, () => new Float64Array(most + 1));
  let [now, next] = [rows(), rows()];
  if (now[0]) now[0][EMPTY] = 1;
  let highest = 0;
  for (let ball = bowled; ball < BALLS; ball += 1) {
    const chances = ratesAt(rates, ball).map((millionths) => millionths / 1_000_000);
    highest = Math.min(most, highest + 6);
    for (const [fallen, open] of next.entries())
      bowl(now[fallen], now[fallen - 1], chances, { highest, open, reached: reached[fallen] });
    [now, next] = [next, now];
    while (highest > 0 && now.every((byRuns) => (byRuns[EMPTY + highest] ?? 0) < LEAST)) highest -= 1;
  }
  return reached;
}

type Into = { highest: number; open: Float64Array; reached: Float64Array | undefined };

/** One more ball. `same`: the chances with as many wickets down before it, `fewer`: with one less. */
function bowl(
  same: Float64Array | undefined,
  fewer: Float64Array | undefined,
  [out = 0, dot = 0, one = 0, two = 0, three = 0, four = 0, six = 0]: readonly number[],
  { highest, open, reached }: Into,
): void {
  if (!same || !reached) return;
  const [threeUp, twoUp] = [three + four + six, two + three + four + six];
  for (let runs = 0, at = EMPTY; runs <= highest; runs += 1, at += 1) {
    const [by1, by2, by3, by4] = [same[at - 1] ?? 0, same[at - 2] ?? 0, same[at - 3] ?? 0, same[at - 4] ?? 0];
    const by6 = same[at - 6] ?? 0;
    open[at] =
      (fewer ? out * (fewer[at] ?? 0) : 0) +
      dot * (same[at] ?? 0) +
      one * by1 +
      two * by2 +
      three * by3 +
      four * by4 +
      six * by6;
    if (runs > 0)
      reached[runs] =
        (reached[runs] ?? 0) +
        (one + twoUp) * by1 +
        twoUp * by2 +
        threeUp * by3 +
        (four + six) * by4 +
        six * (same[at - 5] ?? 0) +
        six * by6;
  }
}
