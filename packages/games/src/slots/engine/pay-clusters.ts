import type { SlotWin } from '#slots/outcome/outcome.ts';
import type { Machine } from './machine.ts';

/** Symbols of a kind that touch at their sides pay by how many they are. */
export function payClusters(machine: Machine, wins: SlotWin[] | null): number {
  const { cells, rows, pays, stride } = machine;
  const { grid, hit, seen, stack } = machine.window;
  machine.window.stamp += 1;
  const { stamp } = machine.window;
  let total = 0;
  for (let start = 0; start < cells; start += 1) {
    if (seen[start] === stamp) continue;
    const symbol = grid[start] ?? 0;
    // The first place of a cluster has its next one below or to the right: most places have neither.
    const goesDown = start + 1 < cells && grid[start + 1] === symbol && (start + 1) % rows !== 0;
    if (!goesDown && (start + rows >= cells || grid[start + rows] !== symbol)) continue;
    const count = spread(machine, start, symbol);
    const units = pays[symbol * stride + count] ?? 0;
    if (units === 0) continue;
    if (total === 0) hit.fill(0);
    total += units;
    for (let index = 0; index < count; index += 1) hit[stack[index] ?? 0] = 1;
    wins?.push({ symbol, count, places: [...stack.subarray(0, count)].toSorted((a, b) => a - b), units });
  }
  return total;
}

/** Leaves the places of the cluster in the stack and answers with how many they are. */
function spread({ rows, cells, window }: Machine, start: number, symbol: number): number {
  const { grid, seen, stack, stamp } = window;
  let count = 1;
  stack[0] = start;
  seen[start] = stamp;
  for (let index = 0; index < count; index += 1) {
    const place = stack[index] ?? 0;
    const row = place % rows;
    if (row > 0 && grid[place - 1] === symbol && seen[place - 1] !== stamp) {
      seen[place - 1] = stamp;
      stack[count++] = place - 1;
    }
    if (row < rows - 1 && grid[place + 1] === symbol && seen[place + 1] !== stamp) {
      seen[place + 1] = stamp;
      stack[count++] = place + 1;
    }
    if (place >= rows && grid[place - rows] === symbol && seen[place - rows] !== stamp) {
      seen[place - rows] = stamp;
      stack[count++] = place - rows;
    }
    if (place + rows < cells && grid[place + rows] === symbol && seen[place + rows] !== stamp) {
      seen[place + rows] = stamp;
      stack[count++] = place + rows;
    }
  }
  return count;
}
