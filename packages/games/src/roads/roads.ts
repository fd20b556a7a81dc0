/** One round as the roads of a table know it: which of two sides won, or neither. */
export type Mark = 'red' | 'blue' | 'tie';
/** A stroke of the big road with the ties that followed it. */
export type Stroke = { readonly mark: 'red' | 'blue'; readonly ties: number };
/** Where something is drawn on six rows. */
export type Cell<Value> = { readonly column: number; readonly row: number; readonly value: Value };

export const ROWS = 6;

/** Runs of one side, each a column; ties are noted on the stroke before them, those before the first stroke on it. */
export function runsOf(marks: readonly Mark[]): Stroke[][] {
  const runs: Stroke[][] = [];
  let early = 0;
  for (const mark of marks) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (mark === 'tie') {
      if (run && last) run[run.length - 1] = { ...last, ties: last.ties + 1 };
      else early += 1;
    } else if (run && last?.mark === mark) run.push({ mark, ties: 0 });
    else {
      runs.push([{ mark, ties: early }]);
      early = 0;
    }
  }
  return runs;
}

/** How alike the runs are `back` columns apart: red for order, blue for change. Big eye 1, small 2, cockroach 3. */
export function derivedMarks(runs: readonly (readonly Stroke[])[], back: 1 | 2 | 3): ('red' | 'blue')[] {
  const lengthOf = (column: number): number => runs[column]?.length ?? 0;
  return runs.flatMap((run, column) =>
    run.flatMap((_stroke, row) => {
      if (row === 0)
        return column > back ? [lengthOf(column - 1) === lengthOf(column - 1 - back) ? 'red' : 'blue'] : [];
      return column >= back ? [lengthOf(column - back) === row ? 'blue' : 'red'] : [];
    }),
  );
}

/** Each run downwards; where there is no room it goes on to the right. A run begins beside where the one before began. */
export function laidOut<Value>(runs: readonly (readonly Value[])[]): Cell<Value>[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => row < ROWS && !taken.has(`${column} ${row}`);
  const cells: Cell<Value>[] = [];
  let start = -1;
  for (const run of runs) {
    start += 1;
    while (!isFree(start, 0)) start += 1;
    let [column, row] = [start, 0];
    run.forEach((value, place) => {
      if (place > 0 && row === place - 1 && isFree(column, row + 1)) row += 1;
      else if (place > 0) column += 1;
      taken.add(`${column} ${row}`);
      cells.push({ column, row, value });
    });
  }
  return cells;
}

export const bigRoad = (marks: readonly Mark[]): Cell<Stroke>[] => laidOut(runsOf(marks));

export const derivedRoad = (marks: readonly Mark[], back: 1 | 2 | 3): Cell<'red' | 'blue'>[] =>
  laidOut(runsOf(derivedMarks(runsOf(marks), back)).map((run) => run.map(({ mark }) => mark)));

/** Every round in its place, downwards and then to the right. */
export const beadPlate = <Value>(values: readonly Value[]): Cell<Value>[] =>
  values.map((value, place) => ({ column: Math.floor(place / ROWS), row: place % ROWS, value }));
