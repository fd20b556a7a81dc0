import { BALLS, type BoardFamily, type Family } from '#lottery/draw-numbers.ts';
import { choose, mostOf, pad, times, type Pad, type Picks, type Play } from './play.ts';

type BallFamily = Exclude<Family, BoardFamily>;
const BIG = BigInt;

const padOf = (family: BallFamily, part: Partial<Pad> = {}): Pad => {
  const { from, to } = BALLS[family];
  return pad({ from, to, digits: to > 9 ? 2 : 1, ...part });
};

/** How many draws of so many balls there are, in order. */
function draws(family: BallFamily, balls: number): number {
  const { from, to, again } = BALLS[family];
  const size = to - from + 1;
  let all = 1;
  for (let ball = 0; ball < balls; ball += 1) all *= again ? size : size - ball;
  return all;
}

/** These balls in this order: one pad for each. Where no ball comes again, the same number twice is no bet. */
export function direct(family: BallFamily, code: string, places: readonly number[]): Play {
  const { again } = BALLS[family];
  return {
    code,
    family,
    pads: places.map((place) => padOf(family, { name: `place-${place + 1}` })),
    tiers: [{ key: 'exact', ways: 1n, of: BIG(draws(family, places.length)) }],
    count: (picks) => (again ? product(picks) : distinctRows(picks)),
    hits: (picks, drawn) =>
      times(0, places.every((place, index) => picks[index]?.includes(drawn[place] ?? -1)) ? 1 : 0),
    most: mostOf(() => 1),
  };
}

const product = (picks: Picks): number => picks.reduce((all, { length }) => all * length, 1);

function distinctRows(picks: Picks, used: readonly number[] = []): number {
  const [first, ...rest] = picks;
  if (first === undefined) return 1;
  return first
    .filter((number) => !used.includes(number))
    .reduce((all, number) => all + distinctRows(rest, [...used, number]), 0);
}

/** One place at a time: each number in a pad is a bet of its own. */
export function onePlace(family: BallFamily, code: string, places: readonly number[]): Play {
  const { from, to } = BALLS[family];
  return {
    code,
    family,
    pads: places.map((place) => padOf(family, { name: `place-${place + 1}`, least: 0 })),
    tiers: [{ key: 'exact', ways: 1n, of: BIG(to - from + 1) }],
    count: (picks) => picks.reduce((all, { length }) => all + length, 0),
    hits: (picks, drawn) =>
      times(0, places.filter((place, index) => picks[index]?.includes(drawn[place] ?? -1)).length),
    most: mostOf((picks) => picks.filter(({ length }) => length > 0).length),
  };
}

/** Three digits in any order: `pair` has one of them twice, else all differ. */
export function group3(
  family: 'five' | 'three',
  code: string,
  { places, pair }: { places: readonly number[]; pair: boolean },
): Play {
  return {
    code,
    family,
    pads: [padOf(family, { least: pair ? 2 : 3 })],
    tiers: [{ key: pair ? 'pair' : 'any-order', ways: pair ? 3n : 6n, of: 1000n }],
    count: ([picked = []]) => (pair ? picked.length * (picked.length - 1) : choose(picked.length, 3)),
    hits: ([picked = []], drawn) => {
      const three = new Set(places.map((place) => drawn[place] ?? -1));
      const isRight = three.size === (pair ? 2 : 3) && [...three].every((digit) => picked.includes(digit));
      return times(0, isRight ? 1 : 0);
    },
    most: mostOf(() => 1),
  };
}

/** The first balls in any order, where none comes again. */
export function groupFirst(family: 'eleven', code: string, balls: number): Play {
  return {
    code,
    family,
    pads: [padOf(family, { least: balls })],
    tiers: [{ key: 'any-order', ways: BIG(orderings(balls)), of: BIG(draws(family, balls)) }],
    count: ([picked = []]) => choose(picked.length, balls),
    hits: ([picked = []], drawn) =>
      times(0, drawn.slice(0, balls).every((ball) => picked.includes(ball)) ? 1 : 0),
    most: mostOf(() => 1),
  };
}

const orderings = (count: number): number => (count < 2 ? 1 : count * orderings(count - 1));

/** `size` numbers of eleven: all of them are drawn, or, when they are more than five, all five drawn are among them. */
export function anyOf(size: number): Play {
  const all = choose(11, 5);
  const ways = size <= 5 ? choose(11 - size, 5 - size) : choose(size, 5);
  return {
    code: `any-${size}`,
    family: 'eleven',
    pads: [padOf('eleven', { least: size })],
    tiers: [{ key: size <= 5 ? 'all-drawn' : 'five-among', ways: BIG(ways), of: BIG(all) }],
    count: ([picked = []]) => choose(picked.length, size),
    hits: ([picked = []], drawn) => {
      const met = drawn.filter((ball) => picked.includes(ball)).length;
      return times(0, size <= 5 ? choose(met, size) : met === 5 ? choose(picked.length - 5, size - 5) : 0);
    },
    most: mostOf(([picked = []]) =>
      size <= 5 ? choose(Math.min(5, picked.length), size) : choose(picked.length - 5, size - 5),
    ),
  };
}
