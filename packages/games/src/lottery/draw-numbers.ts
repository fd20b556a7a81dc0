import type { Draw } from '#game.ts';

/** What is drawn, and how it lies on its board. */
export const FAMILIES = ['five', 'eleven', 'three', 'pk10', 'k3', 'sea', 'north', 'south'] as const;
export type Family = (typeof FAMILIES)[number];

/** One prize of a board: so many numbers of so many digits. */
export type BoardRow = { readonly prize: string; readonly digits: number; readonly count: number };
const row = (prize: string, digits: number, count: number): BoardRow => ({ prize, digits, count });

/** Boards of whole numbers; the others draw balls. */
export const BOARDS = {
  /** One draw of 23 numbers, none of them twice. */
  sea: [
    row('first', 4, 1),
    row('second', 4, 1),
    row('third', 4, 1),
    row('starter', 4, 10),
    row('consolation', 4, 10),
  ],
  /** 27 numbers in eight prizes. */
  north: [
    row('special', 5, 1),
    row('first', 5, 1),
    row('second', 5, 2),
    row('third', 5, 6),
    row('fourth', 4, 4),
    row('fifth', 4, 6),
    row('sixth', 3, 3),
    row('seventh', 2, 4),
  ],
  /** 18 numbers in nine prizes, in the south and in the centre. */
  south: [
    row('special', 6, 1),
    row('first', 5, 1),
    row('second', 5, 1),
    row('third', 5, 2),
    row('fourth', 5, 7),
    row('fifth', 4, 1),
    row('sixth', 4, 3),
    row('seventh', 3, 1),
    row('eighth', 2, 1),
  ],
} as const satisfies Partial<Record<Family, readonly BoardRow[]>>;

export type BoardFamily = keyof typeof BOARDS;
export const isBoard = (family: Family): family is BoardFamily => Object.hasOwn(BOARDS, family);

/** Balls: how many of which, whether one may come again, and whether their order counts. */
export type Balls = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly again: boolean;
};
export const BALLS: Readonly<Record<Exclude<Family, BoardFamily>, Balls>> = {
  five: { from: 0, to: 9, count: 5, again: true },
  three: { from: 0, to: 9, count: 3, again: true },
  eleven: { from: 1, to: 11, count: 5, again: false },
  pk10: { from: 1, to: 10, count: 10, again: false },
  k3: { from: 1, to: 6, count: 3, again: true },
};

/** The numbers of one draw, from its committed randomness: balls in the order in which they come, boards from the first prize to the last. */
export function drawNumbers(family: Family, draw: Draw): number[] {
  if (isBoard(family)) return boardNumbers(family, draw);
  const { from, to, count, again } = BALLS[family];
  const left = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const drawn = Array.from({ length: count }, () => {
    const place = draw.below(left.length);
    const [ball = from] = again ? [left[place]] : left.splice(place, 1);
    return ball;
  });
  // Dice have no first one.
  return family === 'k3' ? drawn.toSorted((one, other) => one - other) : drawn;
}

function boardNumbers(family: BoardFamily, draw: Draw): number[] {
  const drawn: number[] = [];
  for (const { digits, count } of BOARDS[family])
    for (let nth = 0; nth < count; nth += 1)
      drawn.push(family === 'sea' ? newNumber(digits, draw, drawn) : draw.below(10 ** digits));
  return drawn;
}

/** One that was not drawn yet. */
function newNumber(digits: number, draw: Draw, drawn: readonly number[]): number {
  for (;;) {
    const number = draw.below(10 ** digits);
    if (!drawn.includes(number)) return number;
  }
}

/** Where each number of a board stands: its prize and its digits. */
export function boardPlaces(family: BoardFamily): readonly BoardRow[] {
  return BOARDS[family].flatMap((each: BoardRow) => Array.from({ length: each.count }, () => each));
}

/** A number of a board as it is read aloud: with its zeros. */
export const withZeros = (number: number, digits: number): string => String(number).padStart(digits, '0');
