/** Which rows of a grid are worth drawing: those in view and a few around them. */
export type RowWindow = { first: number; last: number };

export type GridPlace = {
  /** Where the grid begins, seen from the top of the screen; negative once it is scrolled past. */
  top: number;
  screen: number;
  rowHeight: number;
  rows: number;
};

/** Beyond the screen on either side: who scrolls at reading pace never meets an empty row. */
const MARGIN_ROWS = 2;

export function rowWindow({ top, screen, rowHeight, rows }: GridPlace): RowWindow {
  const within = (row: number): number => Math.max(0, Math.min(rows - 1, row));
  return {
    first: within(Math.floor(-top / rowHeight) - MARGIN_ROWS),
    last: within(Math.ceil((screen - top) / rowHeight) - 1 + MARGIN_ROWS),
  };
}

/** Screens in a second: faster than this nobody reads, and what flies past is neither fetched nor drawn. */
const FLYING = 8;
/** Between two movements, as speed counts it: a jump out of rest is as fast as it looks. */
const STEP_MS = { least: 16, most: 150 };

/** Whether a movement of so many pixels, so long after the one before, is too fast for anything to be read. */
export function fliesPast({ moved, ms, screen }: { moved: number; ms: number; screen: number }): boolean {
  const seconds = Math.max(STEP_MS.least, Math.min(STEP_MS.most, ms)) / 1000;
  return Math.abs(moved) / screen / seconds > FLYING;
}

/** The pages that hold these games; both ends belong to them. */
export function pagesOf(firstGame: number, lastGame: number, pageSize: number): number[] {
  const first = Math.floor(firstGame / pageSize) + 1;
  const last = Math.floor(lastGame / pageSize) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
