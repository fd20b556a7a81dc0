/** Where chips may lie: the numbers a spot covers, and what it is called on the wire. */
export const SPOT_KINDS = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'column',
  'dozen',
  'half',
] as const;
export type SpotKind = (typeof SPOT_KINDS)[number];
export type Spot = { readonly id: string; readonly kind: SpotKind; readonly numbers: readonly number[] };

/** Pockets in the order of the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
export const POCKETS = WHEEL.length;

/** Red and black take turns on the wheel, beginning after the zero. */
const REDS: ReadonlySet<number> = new Set(WHEEL.filter((_, place) => place % 2 === 1));
export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : REDS.has(number) ? 'red' : 'black';

const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
/** 1, 4, 7 … 34: the first numbers of the rows. */
const ROW_STARTS = NUMBERS.filter((number) => number % 3 === 1);
const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);
const named = (kind: SpotKind, numbers: readonly number[], id = `${kind}-${numbers.join('-')}`): Spot => ({
  id,
  kind,
  numbers,
});

export const SPOTS: readonly Spot[] = [
  ...from(0, POCKETS).map((number) => named('straight', [number])),
  ...[1, 2, 3].map((number) => named('split', [0, number])),
  ...NUMBERS.filter((number) => number % 3 !== 0).map((number) => named('split', [number, number + 1])),
  ...NUMBERS.filter((number) => number <= 33).map((number) => named('split', [number, number + 3])),
  ...ROW_STARTS.map((start) => named('street', from(start, 3), `street-${start}`)),
  named('trio', [0, 1, 2]),
  named('trio', [0, 2, 3]),
  ...NUMBERS.filter((number) => number % 3 !== 0 && number <= 32).map((number) =>
    named('corner', [number, number + 1, number + 3, number + 4], `corner-${number}`),
  ),
  named('first-four', [0, 1, 2, 3], 'first-four'),
  ...ROW_STARTS.slice(0, -1).map((start) => named('six-line', from(start, 6), `six-line-${start}`)),
  ...[1, 2, 3].map((column) =>
    named(
      'column',
      NUMBERS.filter((number) => number % 3 === column % 3),
      `column-${column}`,
    ),
  ),
  ...[1, 2, 3].map((dozen) => named('dozen', from(dozen * 12 - 11, 12), `dozen-${dozen}`)),
  named('half', from(1, 18), 'low'),
  named('half', from(19, 18), 'high'),
  named(
    'half',
    NUMBERS.filter((number) => number % 2 === 0),
    'even',
  ),
  named(
    'half',
    NUMBERS.filter((number) => number % 2 === 1),
    'odd',
  ),
  named(
    'half',
    NUMBERS.filter((number) => colourOf(number) === 'red'),
    'red',
  ),
  named(
    'half',
    NUMBERS.filter((number) => colourOf(number) === 'black'),
    'black',
  ),
];

const BY_ID = new Map(SPOTS.map((spot) => [spot.id, spot]));
export const spotOf = (id: string): Spot | undefined => BY_ID.get(id);

/** So many times the chip comes back, itself included: 36 for one number, 2 for eighteen. */
export const returnOf = ({ numbers }: Spot): number => 36 / numbers.length;
