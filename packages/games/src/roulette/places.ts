import { SPOTS, type Spot } from './spots.ts';

/**
 * Where a spot lies on the table, in cells: `u` along its length from the zero on, `v` across it, from the row of 3, 6, 9. A phone
 * turns the table by a quarter.
 */
export type Place = { readonly u: number; readonly v: number; readonly w: number; readonly h: number };

export const LENGTH = 14;
export const ACROSS = 5;

/** Chips between numbers lie on a point of the lines; this is how much around it counts. */
const REACH = 0.34;

const HALVES = ['low', 'even', 'red', 'black', 'odd', 'high'];

const centreU = (number: number): number => Math.ceil(number / 3) + 0.5;
const centreV = (number: number): number => ((36 - number) % 3 === 0 ? 0.5 : number % 3 === 2 ? 1.5 : 2.5);
const around = (u: number, v: number): Place => ({ u: u - REACH / 2, v: v - REACH / 2, w: REACH, h: REACH });

export function placeOf({ id, kind, numbers }: Spot): Place {
  const [first = 0] = numbers;
  const inside = numbers.filter((number) => number > 0);
  const meanU = mean(inside.map(centreU));
  const meanV = mean(inside.map(centreV));
  switch (kind) {
    case 'straight':
      return first === 0
        ? { u: 0, v: 0, w: 1, h: 3 }
        : { u: centreU(first) - 0.5, v: centreV(first) - 0.5, w: 1, h: 1 };
    case 'split':
    case 'trio':
    case 'corner':
      return around(first === 0 ? 1 : meanU, meanV);
    case 'street':
    case 'six-line':
      return around(meanU, 3);
    case 'first-four':
      return around(1, 3);
    case 'column':
      return { u: 13, v: meanV - 0.5, w: 1, h: 1 };
    case 'dozen':
      return { u: centreU(first) - 0.5, v: 3, w: 4, h: 1 };
    case 'half':
      return { u: 1 + 2 * HALVES.indexOf(id), v: 4, w: 2, h: 1 };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Those between the numbers come last, so that they lie above the cells. */
export const PLACED: readonly { readonly spot: Spot; readonly place: Place; readonly isCell: boolean }[] =
  SPOTS.map((spot) => {
    const place = placeOf(spot);
    return { spot, place, isCell: place.w !== REACH };
  }).toSorted((one, other) => Number(other.isCell) - Number(one.isCell));
