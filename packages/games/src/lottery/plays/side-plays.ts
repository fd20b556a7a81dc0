import { BALLS, type BoardFamily, type Family } from '#lottery/draw-numbers.ts';
import { pad, type Play } from './play.ts';

/** A side of the draw that comes true or not, and how often. */
export type Side = {
  readonly key: string;
  readonly ways: number;
  readonly of: number;
  readonly holds: (drawn: readonly number[]) => boolean;
};

/** Each side chosen is a bet of its own. */
export function sides(family: Family, code: string, list: readonly Side[]): Play {
  return {
    code,
    family,
    pads: [pad({ name: code, from: 0, to: list.length - 1, choices: list.map(({ key }) => key) })],
    tiers: list.map(({ key, ways, of }) => ({ key, ways: BigInt(ways), of: BigInt(of) })),
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], drawn) =>
      picked.flatMap((tier) => (list[tier]?.holds(drawn) === true ? [{ tier, times: 1 }] : [])),
    // Which of several come true together is known to the draw alone.
    most: ([picked = []], prizes) => {
      const [side, ...others] = picked;
      return side === undefined || others.length > 0 ? null : (prizes[side] ?? null);
    },
  };
}

const sum = (drawn: readonly number[]): number => drawn.reduce((all, ball) => all + ball, 0);

/** How often each sum comes, over every draw of so many balls. */
export function sumWays(family: Exclude<Family, BoardFamily>, balls: number): ReadonlyMap<number, number> {
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
  family: Exclude<Family, BoardFamily>,
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
export function exactSums(family: Exclude<Family, BoardFamily>, code: string, balls: number): Play {
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
