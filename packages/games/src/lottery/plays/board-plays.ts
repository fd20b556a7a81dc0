import { BOARDS, boardPlaces, type BoardRow } from '#lottery/draw-numbers.ts';
import { choose, mostOf, pad, times, type Pad, type Play } from './play.ts';
import { sides } from './side-plays.ts';

const MOST_NUMBERS = 50;
const numbers = (digits: number, least = 1): Pad =>
  pad({ from: 0, to: 10 ** digits - 1, least, most: MOST_NUMBERS, digits });
const endOf = (number: number, digits: number): number => number % 10 ** digits;

/** 4D: a number of four digits, and what its place on the board pays. */
function byPlace(code: string, prizes: readonly (readonly [prize: string, hundredths: number])[]): Play {
  const rows = prizes.map(([prize]) => BOARDS.sea.find((row) => row.prize === prize));
  const places = boardPlaces('sea');
  return {
    code,
    family: 'sea',
    pads: [numbers(4)],
    tiers: prizes.map(([key], tier) => ({ key, ways: BigInt(rows[tier]?.count ?? 0), of: 10_000n })),
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], drawn) =>
      prizes.flatMap(([prize], tier) =>
        times(
          tier,
          drawn.filter((number, place) => places[place]?.prize === prize && picked.includes(number)).length,
        ),
      ),
    // No number comes twice on this board: each that is picked takes the best place that is left.
    most: ([picked = []], paid) =>
      rows
        .flatMap((row, tier) => Array.from({ length: row?.count ?? 0 }, () => paid[tier] ?? 0))
        .toSorted((one, other) => other - one)
        .slice(0, picked.length)
        .reduce((all, prize) => all + prize, 0),
    table: prizes.map(([, hundredths]) => hundredths),
  };
}

/** One bet may be paid several times. */
export const EACH_THAT_ENDS_SO = 'each-that-ends-so';

/** The last digits of some of the numbers; each of them may hit. */
function endings(
  family: Play['family'],
  code: string,
  { digits, among }: { digits: number; among: readonly number[] },
): Play {
  return {
    code,
    family,
    pads: [numbers(digits)],
    tiers: [
      {
        key: among.length === 1 ? 'ends-so' : EACH_THAT_ENDS_SO,
        ways: BigInt(among.length),
        of: BigInt(10 ** digits),
      },
    ],
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], drawn) =>
      times(0, among.filter((place) => picked.includes(endOf(drawn[place] ?? -1, digits))).length),
    most: mostOf(() => among.length),
  };
}

export const SEA_PLAYS: readonly Play[] = [
  byPlace('sea-big', [
    ['first', 350_000],
    ['second', 150_000],
    ['third', 75_000],
    ['starter', 25_000],
    ['consolation', 8_000],
  ]),
  byPlace('sea-small', [
    ['first', 500_000],
    ['second', 250_000],
    ['third', 150_000],
  ]),
  byPlace('sea-4a', [['first', 900_000]]),
  endings('sea', 'sea-3a', { digits: 3, among: [0] }),
  endings('sea', 'sea-3abc', { digits: 3, among: [0, 1, 2] }),
  endings('sea', 'sea-2a', { digits: 2, among: [0] }),
];

/** All of these pairs of last digits are on the board. By inclusion and exclusion over those that are not. */
function together(family: 'north' | 'south', size: number): Play {
  const all = boardPlaces(family).length;
  let ways = 0n;
  for (let missing = 0; missing <= size; missing += 1)
    ways +=
      (missing % 2 === 0 ? 1n : -1n) * BigInt(choose(size, missing)) * BigInt(100 - missing) ** BigInt(all);
  return {
    code: `together-${size}`,
    family,
    pads: [{ ...numbers(2, size), most: 20 }],
    tiers: [{ key: 'all-on-board', ways, of: 100n ** BigInt(all) }],
    count: ([picked = []]) => choose(picked.length, size),
    hits: ([picked = []], drawn) => {
      const ends = new Set(drawn.map((number) => endOf(number, 2)));
      return times(0, choose(picked.filter((number) => ends.has(number)).length, size));
    },
    most: mostOf(([picked = []]) => choose(Math.min(all, picked.length), size)),
  };
}

const digit = (least = 1): Pad => pad({ from: 0, to: 9, least });

/** One digit of the special prize, counted from its end. */
function specialDigit(family: 'north' | 'south', code: string, fromEnd: number): Play {
  return {
    code,
    family,
    pads: [digit()],
    tiers: [{ key: 'exact', ways: 1n, of: 10n }],
    count: ([picked = []]) => picked.length,
    hits: ([picked = []], [special = 0]) =>
      times(0, picked.includes(Math.floor(special / 10 ** fromEnd) % 10) ? 1 : 0),
    most: mostOf(() => 1),
  };
}

const withDigits = (rows: readonly BoardRow[], least: number): number[] =>
  rows.flatMap(({ digits }, place) => (digits >= least ? [place] : []));

export function boardPlaysOf(family: 'north' | 'south'): readonly Play[] {
  const places = boardPlaces(family);
  return [
    endings(family, 'ends-2', { digits: 2, among: withDigits(places, 2) }),
    endings(family, 'special-2', { digits: 2, among: [0] }),
    together(family, 2),
    together(family, 3),
    endings(family, 'ends-3', { digits: 3, among: withDigits(places, 3) }),
    endings(family, 'special-3', { digits: 3, among: [0] }),
    specialDigit(family, 'special-ten', 1),
    specialDigit(family, 'special-one', 0),
    sides(
      family,
      'special-sides',
      [
        { key: 'big', ways: 50, of: 100, holds: ([special = 0]) => endOf(special, 2) >= 50 },
        { key: 'small', ways: 50, of: 100, holds: ([special = 0]) => endOf(special, 2) < 50 },
        { key: 'odd', ways: 50, of: 100, holds: ([special = 0]) => special % 2 === 1 },
        { key: 'even', ways: 50, of: 100, holds: ([special = 0]) => special % 2 === 0 },
      ],
      () => Array.from({ length: 100 }, (_, special) => [special]),
    ),
  ];
}
