import { linesNear, twoSided } from '../lines.ts';
import type { Market, Side } from '../sport.ts';
import { WICKETS } from './balls.ts';
import { otherSide } from './scorecard.ts';

/** An innings as chances of its runs in the end: `from` and so many more. */
export type Finals = { readonly from: number; readonly more: Float64Array };

/** The innings of the side that bats second: how it ends, and by `reached` with how many more wickets down it reaches so many more. */
export type Chase = Finals & { readonly wickets: number; readonly reached: readonly Float64Array[] };

/** Whoever bats first can win by runs alone, whoever bats second by wickets alone: each gives the other a handicap of its own kind. */
export type Contest = {
  readonly first: Side;
  readonly made: Finals;
  readonly chase: Chase;
  readonly apart: number;
  /** The chance that this side bats first: otherwise the stake goes back. */
  readonly counts: number;
};

const LINES = 2;
/** No line beyond such a chance is offered, so none is looked for. */
const HARDLY = 0.25;

export const handicaps = (contest: Contest): Market[] => [...byRuns(contest), ...byWickets(contest)];

function byRuns({ first, made, chase, apart, counts }: Contest): Market[] {
  const below = sumsOf(chase.more);
  const upTo = (runs: number): number => below[Math.min(runs, below.length - 1)] ?? 0;
  const ahead = (line: number): number =>
    made.more.reduce((sum, chance, more) => {
      const left = Math.ceil(made.from + more - line - chase.from);
      return left > 0 ? sum + chance * upTo(left) : sum;
    }, 0);
  const chances = new Map<number, number>();
  for (let line = 0.5; line < made.from + made.more.length - 1; line += apart) {
    chances.set(line, ahead(line));
    if (chances.size >= LINES && ahead(line) < HARDLY) break;
  }
  return given('runs-handicap', first, chances, counts);
}

/** In its place the chance of fewer than so many. */
function sumsOf(chances: Float64Array): Float64Array {
  const sums = new Float64Array(chances.length + 1);
  for (const [place, chance] of chances.entries()) sums[place + 1] = (sums[place] ?? 0) + chance;
  return sums;
}

function byWickets({ first, made, chase, counts }: Contest): Market[] {
  const winsWith = chase.reached.map((reached) =>
    made.more.reduce(
      (sum, chance, more) => sum + chance * (reached[made.from + more + 1 - chase.from] ?? 0),
      0,
    ),
  );
  const ahead = (line: number): number =>
    winsWith.reduce(
      (sum, chance, fallen) => (WICKETS - chase.wickets - fallen > line ? sum + chance : sum),
      0,
    );
  const lines = Array.from({ length: WICKETS - chase.wickets }, (_, wickets) => wickets + 0.5);
  const chances = new Map(lines.map((line) => [line, ahead(line)]));
  return given('wickets-handicap', otherSide(first), chances, counts);
}

/** The line is what the side that plays at home is given, as in every sport: below nought where it gives. */
function given(kind: string, giver: Side, chances: ReadonlyMap<number, number>, counts: number): Market[] {
  const ahead = (line: number): number => chances.get(line) ?? 0;
  return linesNear([...chances.keys()], ahead, LINES).map((line) => {
    const [wins, loses] = [ahead(line) * counts, (1 - ahead(line)) * counts];
    const [home, away] = giver === 'home' ? [wins, loses] : [loses, wins];
    return twoSided({ kind, line: giver === 'home' ? -line : line }, ['home', home], ['away', away]);
  });
}
