export const SIDE = 5;
export const BALLS = 75;
export const CALLS = 40;
export const MOST_CARDS = 4;
/** Row by row; the middle is free. */
export const MIDDLE = 12;
export const CELLS = SIDE * SIDE;

const sideways = Array.from({ length: SIDE }, (_, index) => index);
const rows = sideways.map((row) => sideways.map((column) => row * SIDE + column));
const columns = sideways.map((column) => sideways.map((row) => row * SIDE + column));
const diagonals = [[0, 6, 12, 18, 24] as const, [4, 8, 12, 16, 20] as const];

/** Five across, five down, two slanting. */
export const LINES: readonly (readonly number[])[] = [...rows, ...columns, ...diagonals];

export const SHAPES = ['corners', 'cross', 'frame'] as const;
export type Shape = (typeof SHAPES)[number];
export const SHAPE_CELLS: Readonly<Record<Shape, readonly number[]>> = {
  corners: [0, 4, 20, 24],
  cross: [...new Set(diagonals.flat())],
  frame: [...new Set([...(rows[0] ?? []), ...(rows[4] ?? []), ...(columns[0] ?? []), ...(columns[4] ?? [])])],
};

/** Pays of one card, in hundredths of its stake: for the first line by how early it came, and for each shape within all calls. */
export const LINE_PAYS: readonly { readonly by: number; readonly pays: number }[] = [
  { by: 10, pays: 7500 },
  { by: 15, pays: 2000 },
  { by: 20, pays: 600 },
  { by: 25, pays: 300 },
  { by: 30, pays: 200 },
  { by: 35, pays: 100 },
  { by: CALLS, pays: 50 },
];
export const SHAPE_PAYS: Readonly<Record<Shape, number>> = { corners: 150, cross: 1500, frame: 100_000 };

export function linePays(call: number): number {
  return LINE_PAYS.find(({ by }) => call <= by)?.pays ?? 0;
}
