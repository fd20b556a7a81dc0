import type { SlotWin } from '#slots/outcome/outcome.ts';
import type { Machine } from './machine.ts';

/** A symbol pays by how many of it the window shows. */
export function payAnywhere(machine: Machine, wins: SlotWin[] | null): number {
  const { cells, symbolCount, paying, pays, stride } = machine;
  const { grid, counts, hit } = machine.window;
  for (let symbol = 0; symbol < symbolCount; symbol += 1) counts[symbol] = 0;
  for (let place = 0; place < cells; place += 1) {
    const symbol = grid[place] ?? 0;
    counts[symbol] = (counts[symbol] ?? 0) + 1;
  }
  let total = 0;
  for (let index = 0; index < paying.length; index += 1) {
    const symbol = paying[index] ?? 0;
    const count = counts[symbol] ?? 0;
    const units = pays[symbol * stride + count] ?? 0;
    if (units === 0) continue;
    if (total === 0) hit.fill(0);
    total += units;
    for (let place = 0; place < cells; place += 1) if (grid[place] === symbol) hit[place] = 1;
    wins?.push({ symbol, count, places: [...grid.keys()].filter((place) => grid[place] === symbol), units });
  }
  return total;
}
