import type { PlinkoOutcome } from './rules.ts';

/** The board in units of its own: bells stand this far apart. */
export const STEP = 40;
export const ROW_HEIGHT = 36;
export const TOP = -64;
export const JAR_HEIGHT = 46;

export const jarY = (rows: number): number => rows * ROW_HEIGHT + 12;
/** Where a drop is before row `row` when it has gone right so many times. */
export const xAt = (row: number, rights: number): number => (rights - row / 2) * STEP;

export type Point = { readonly x: number; readonly y: number };

/** Which bell of each row the drop rings, by how often it went right before. */
export function rungBells(path: PlinkoOutcome['path']): number[] {
  let rights = 0;
  return path.map((step) => {
    const bell = rights;
    rights += step;
    return bell;
  });
}

const PER_ROW = 6;

/** From the cloud into its jar: a short hop off every bell, then the fall to the next. */
export function fallOf(path: PlinkoOutcome['path']): Point[] {
  const rows = path.length;
  const points: Point[] = [{ x: 0, y: TOP }];
  let rights = 0;
  path.forEach((step, row) => {
    const from = { x: xAt(row, rights), y: row * ROW_HEIGHT - 11 };
    rights += step;
    const to = xAt(row + 1, rights);
    for (let part = 0; part < PER_ROW; part += 1) {
      const time = part / PER_ROW;
      points.push({
        x: from.x + (to - from.x) * time,
        y: from.y + ROW_HEIGHT * (1.7 * time * time - 0.7 * time),
      });
    }
  });
  points.push({ x: xAt(rows, rights), y: jarY(rows) + JAR_HEIGHT * 0.4 });
  return points;
}
