import type { Draw } from '#game.ts';
import type { Machine } from './machine.ts';

/** All reels turn: a stop for every ring, or a draw for every place, reel by reel from the top. */
export function fill(machine: Machine, tables: readonly Uint8Array[], draw: Draw): void {
  const { reels, rows, rings } = machine;
  const { grid, stops } = machine.window;
  for (let reel = 0; reel < reels; reel += 1) {
    const table = tables[reel] as Uint8Array;
    const length = table.length;
    const top = reel * rows;
    if (rings) {
      const stop = draw.below(length);
      stops[reel] = stop;
      for (let row = 0; row < rows; row += 1) grid[top + row] = table[(stop + row) % length] ?? 0;
    } else {
      for (let row = 0; row < rows; row += 1) grid[top + row] = table[draw.below(length)] ?? 0;
    }
  }
}

/** What took part in a win goes, what stood above it falls, and the places left open at the top are drawn. */
export function tumble(machine: Machine, tables: readonly Uint8Array[], draw: Draw): void {
  const { reels, rows } = machine;
  const { grid, hit } = machine.window;
  for (let reel = 0; reel < reels; reel += 1) {
    const top = reel * rows;
    let to = top + rows - 1;
    for (let from = to; from >= top; from -= 1) {
      if (hit[from] === 1) continue;
      grid[to] = grid[from] ?? 0;
      to -= 1;
    }
    const table = tables[reel] as Uint8Array;
    for (let place = top; place <= to; place += 1) grid[place] = table[draw.below(table.length)] ?? 0;
  }
}

export function countOf({ cells, window: { grid } }: Machine, symbol: number): number {
  let count = 0;
  for (let place = 0; place < cells; place += 1) if (grid[place] === symbol) count += 1;
  return count;
}
