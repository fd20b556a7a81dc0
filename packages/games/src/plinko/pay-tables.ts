export const ROW_COUNTS = [8, 12, 16] as const;
export type RowCount = (typeof ROW_COUNTS)[number];
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** What the bins pay, from the edge to the middle, in hundredths of the stake. The other side is the same. */
const HALVES: Readonly<Record<RowCount, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [480, 180, 120, 90, 60],
    medium: [1100, 260, 140, 70, 40],
    high: [2200, 420, 140, 40, 20],
  },
  12: {
    low: [830, 330, 180, 130, 110, 90, 60],
    medium: [2700, 770, 360, 180, 100, 70, 40],
    high: [15_100, 1900, 670, 200, 80, 30, 20],
  },
  16: {
    low: [1100, 630, 250, 190, 140, 110, 110, 90, 60],
    medium: [8200, 2200, 800, 430, 240, 130, 100, 70, 30],
    high: [90_400, 11_700, 2600, 820, 340, 150, 40, 30, 30],
  },
};

/** All bins from left to right, in hundredths of the stake: one more than there are rows. */
export function binsOf(rows: RowCount, risk: Risk): readonly number[] {
  const half = HALVES[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** In how many of the 2^rows ways a ball comes to a bin. */
export function waysTo(bin: number, rows: number): number {
  let ways = 1;
  for (let step = 1; step <= bin; step += 1) ways = (ways * (rows - bin + step)) / step;
  return ways;
}
