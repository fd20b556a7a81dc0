/** Two paper roosters fly against each other in seven passes. In each one of them scores one, two or three points, all equally likely. */
export const SIDES = ['meron', 'wala'] as const;
export type Side = (typeof SIDES)[number];
export const SPOTS = ['meron', 'draw', 'wala'] as const;
export type Spot = (typeof SPOTS)[number];

export const PASSES = 7;
export const WAYS_OF_A_PASS = 6;
const MOST_POINTS = 3;
/** One contest in fifty is called off, in any of its passes: fog, and all stakes go back. */
export const CALLED_OFF_ONE_IN = 50;

export type Pass = { readonly side: Side; readonly points: number };
export const passOf = (way: number): Pass => ({
  side: way < MOST_POINTS ? 'meron' : 'wala',
  points: (way % MOST_POINTS) + 1,
});

export type Score = Readonly<Record<Side, number>>;
export function scoreOf(ways: readonly number[]): Score {
  const score = { meron: 0, wala: 0 };
  for (const { side, points } of ways.map(passOf)) score[side] += points;
  return score;
}

export const leaderOf = ({ meron, wala }: Score): Spot =>
  meron === wala ? 'draw' : meron > wala ? 'meron' : 'wala';

/** Of all contests that are flown to their end (6 to the 7th, each equally likely), how many end so. */
export function waysOf(end: Spot): number {
  let byLead = new Map<number, number>([[0, 1]]);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = new Map<number, number>();
    for (const [lead, count] of byLead)
      for (let way = 0; way < WAYS_OF_A_PASS; way += 1) {
        const { side, points } = passOf(way);
        const to = lead + (side === 'meron' ? points : -points);
        next.set(to, (next.get(to) ?? 0) + count);
      }
    byLead = next;
  }
  let sum = 0;
  for (const [lead, count] of byLead)
    if ((lead === 0 ? 'draw' : lead > 0 ? 'meron' : 'wala') === end) sum += count;
  return sum;
}
export const ALL_WAYS = WAYS_OF_A_PASS ** PASSES;

/** Of all contests, those called off among them. */
export const chanceOf = (end: Spot): number => (waysOf(end) / ALL_WAYS) * (1 - 1 / CALLED_OFF_ONE_IN);
