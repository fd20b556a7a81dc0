import { BALLS, CALLS, LINE_PAYS, LINES, MIDDLE, SHAPE_CELLS, type Shape } from './patterns.ts';

/** That these many numbers of a card are all among the first calls. */
function allCalled(numbers: number, calls: number): number {
  let chance = 1;
  for (let one = 0; one < numbers; one += 1) chance *= Math.max(0, calls - one) / (BALLS - one);
  return chance;
}

const numbersIn = (cells: readonly number[]): number => cells.filter((cell) => cell !== MIDDLE).length;

/**
 * For each number of cells: how many sets of lines cover just so many, sets of an even number counted off. By inclusion and
 * exclusion over the 4,095 sets of lines this gives the chance of at least one.
 */
function lineSets(): readonly number[] {
  const sets = Array.from({ length: 26 }, () => 0);
  const walk = (line: number, covered: ReadonlySet<number>, sign: number): void => {
    const cells = LINES[line];
    if (cells === undefined) return;
    walk(line + 1, covered, sign);
    const more = new Set([...covered, ...cells]);
    const size = numbersIn([...more]);
    sets[size] = (sets[size] ?? 0) + sign;
    walk(line + 1, more, -sign);
  };
  walk(0, new Set(), 1);
  return sets;
}

let kept: readonly number[] | undefined;

/** That a card has its first line by this call. Exact. */
export function lineChance(calls: number): number {
  kept ??= lineSets();
  return kept.reduce((sum, count, numbers) => sum + count * allCalled(numbers, calls), 0);
}

/** That the first line comes within the calls of this row of the table, and not of one before. */
export function tierChance(row: number): number {
  return lineChance(LINE_PAYS[row]?.by ?? CALLS) - (row === 0 ? 0 : lineChance(LINE_PAYS[row - 1]?.by ?? 0));
}

export function shapeChance(shape: Shape): number {
  return allCalled(numbersIn(SHAPE_CELLS[shape]), CALLS);
}
