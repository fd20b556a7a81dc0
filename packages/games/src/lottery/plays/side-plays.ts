import { BALLS, type BoardFamily, type Family } from '#lottery/draw-numbers.ts';
import { pad, type Drawn, type Play } from './play.ts';

type BallFamily = Exclude<Family, BoardFamily>;

/** A side of the draw that comes true or not, and how often. */
export type Side = {
  readonly key: string;
  readonly ways: number;
  readonly of: number;
  readonly holds: (drawn: readonly number[]) => boolean;
};

/** Each side chosen is a bet of its own. `draws`: those among which are all ways in which sides come true together. */
export function sides(
  family: Family,
  code: string,
  list: readonly Side[],
  draws: () => readonly Drawn[],
): Play {
  let ends: readonly Drawn[] | undefined;
  return {
    code,
    family,
    pads: [pad({ name: code, from: 0, to: list.length - 1, choices: list.map(({ key }) => key) })],
    tiers: list.map(({ key, ways, of }) => ({ key, ways: BigInt(ways), of: BigInt(of) })),
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], drawn) =>
      picked.flatMap((tier) => (list[tier]?.holds(drawn) === true ? [{ tier, times: 1 }] : [])),
    most: { among: () => (ends ??= oneOfEach(list, draws())) },
  };
}

/** Of all draws in which the same sides come true, one. */
function oneOfEach(list: readonly Side[], draws: readonly Drawn[]): Drawn[] {
  const bySides = new Map<string, Drawn>();
  for (const drawn of draws) bySides.set(list.map(({ holds }) => Number(holds(drawn))).join(''), drawn);
  return [...bySides.values()];
}

/** So many balls, as they lie: for what does not look at which came first. */
export function rising(family: BallFamily, balls: number): Drawn[] {
  const { from, to, again } = BALLS[family];
  let all: Drawn[] = [[]];
  for (let count = 0; count < balls; count += 1)
    all = all.flatMap((drawn) => {
      const last = drawn.at(-1);
      const first = last === undefined ? from : again ? last : last + 1;
      return Array.from({ length: Math.max(to - first + 1, 0) }, (_, more) => [...drawn, first + more]);
    });
  return all;
}

/** Every first ball with every last one: of five also with every sum of those between them. */
export function firstAndLast(family: 'five' | 'pk10'): Drawn[] {
  const { from, to, count, again } = BALLS[family];
  const balls = Array.from({ length: to - from + 1 }, (_, more) => from + more);
  const sums = again ? Array.from({ length: to * (count - 2) + 1 }, (_, sum) => sum) : [0];
  return balls.flatMap((first) =>
    balls
      .filter((last) => again || last !== first)
      .flatMap((last) => sums.map((between) => [first, ...adding(between, count - 2, to), last])),
  );
}

/** So many balls that make this sum. */
const adding = (total: number, balls: number, most: number): number[] =>
  Array.from({ length: balls }, (_, place) => Math.max(0, Math.min(most, total - place * most)));

const sum = (drawn: readonly number[]): number => drawn.reduce((all, ball) => all + ball, 0);

/** How often each sum comes, over every draw of so many balls. */
export function sumWays(family: BallFamily, balls: number): ReadonlyMap<number, number> {
  const { from, to, again } = BALLS[family];
  const ways = new Map<number, number>();
  const visit = (used: readonly number[], total: number): void => {
    if (used.length === balls) return void ways.set(total, (ways.get(total) ?? 0) + 1);
    for (let ball = from; ball <= to; ball += 1)
      if (again || !used.includes(ball)) visit([...used, ball], total + ball);
  };
  visit([], 0);
  return ways;
}

const countWhere = (ways: ReadonlyMap<number, number>, holds: (total: number) => boolean): number =>
  [...ways].reduce((all, [total, count]) => (holds(total) ? all + count : all), 0);

/** Big, small, odd and even of the sum of the first balls; what is neither big nor small is a side of its own. */
export function sumSides(
  family: BallFamily,
  balls: number,
  { small, big }: { small: number; big: number },
): readonly Side[] {
  const ways = sumWays(family, balls);
  const of = countWhere(ways, () => true);
  const side = (key: string, is: (total: number) => boolean): Side => ({
    key,
    ways: countWhere(ways, is),
    of,
    holds: (drawn) => is(sum(drawn.slice(0, balls))),
  });
  return [
    side('big', (total) => total >= big),
    side('small', (total) => total <= small),
    side('odd', (total) => total % 2 === 1),
    side('even', (total) => total % 2 === 0),
    ...(big - small > 1 ? [side('middle', (total) => total > small && total < big)] : []),
  ];
}

/** Every sum is a bet of its own. */
export function exactSums(family: BallFamily, code: string, balls: number): Play {
  const ways = [...sumWays(family, balls)].toSorted(([one], [other]) => one - other);
  const of = ways.reduce((all, [, count]) => all + count, 0);
  const play = sides(
    family,
    code,
    ways.map(([total, count]) => ({
      key: String(total),
      ways: count,
      of,
      holds: (drawn) => sum(drawn.slice(0, balls)) === total,
    })),
    () => rising(family, balls),
  );
  return play;
}

/** The first ball against the last. */
export function dragonTiger(family: 'five' | 'pk10'): readonly Side[] {
  const { count, again } = BALLS[family];
  const of = again ? 100 : 90;
  const against = (drawn: readonly number[]): number => (drawn[0] ?? 0) - (drawn[count - 1] ?? 0);
  return [
    { key: 'dragon', ways: 45, of, holds: (drawn) => against(drawn) > 0 },
    { key: 'tiger', ways: 45, of, holds: (drawn) => against(drawn) < 0 },
    ...(again
      ? [{ key: 'tie', ways: 10, of, holds: (drawn: readonly number[]) => against(drawn) === 0 }]
      : []),
  ];
}

/** Big, small, odd and even of one ball. */
export function ballSides(of: number, place: number, firstBig: number): readonly Side[] {
  const ball = (drawn: readonly number[]): number => drawn[place] ?? 0;
  const side = (key: string, holds: Side['holds']): Side => ({ key, ways: of / 2, of, holds });
  return [
    side('big', (drawn) => ball(drawn) >= firstBig),
    side('small', (drawn) => ball(drawn) < firstBig),
    side('odd', (drawn) => ball(drawn) % 2 === 1),
    side('even', (drawn) => ball(drawn) % 2 === 0),
  ];
}
