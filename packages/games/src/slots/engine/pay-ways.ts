import type { SlotWin } from '#slots/outcome/outcome.ts';
import type { Machine } from './machine.ts';

/** A symbol pays for as many reels from the left as show it or a wild, once for every way through them. */
export function payWays(machine: Machine, wins: SlotWin[] | null): number {
  const { reels, rows, symbolCount, paying, wild, wildTimes, pays, stride, model } = machine;
  const { grid, counts, hit } = machine.window;
  counts.fill(0);
  for (let reel = 0, place = 0; reel < reels; reel += 1) {
    const row = reel * symbolCount;
    for (let end = place + rows; place < end; place += 1) {
      const at = row + (grid[place] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const tumbles = model.features.tumbles !== undefined;
  if (tumbles) hit.fill(0);
  let total = 0;
  for (let index = 0; index < paying.length; index += 1) {
    const symbol = paying[index] ?? 0;
    let ways = counts[symbol] ?? 0;
    if (ways === 0) continue;
    let count = 1;
    for (; count < reels; count += 1) {
      const row = count * symbolCount;
      const here = (counts[row + symbol] ?? 0) + (wild < 0 ? 0 : wildTimes * (counts[row + wild] ?? 0));
      if (here === 0) break;
      ways *= here;
    }
    const units = ways * (pays[symbol * stride + count] ?? 0);
    if (units === 0) continue;
    total += units;
    if (!tumbles && !wins) continue;
    const end = count * rows;
    for (let place = 0; place < end; place += 1)
      if (grid[place] === symbol || grid[place] === wild) hit[place] = 1;
    // A function made here costs a simulated round a tenth of its time.
    wins?.push({ symbol, count, places: placesIn(machine, end, symbol), units });
  }
  return total;
}

const placesIn = ({ wild, window: { grid } }: Machine, end: number, symbol: number): number[] =>
  [...grid.subarray(0, end).keys()].filter((place) => grid[place] === symbol || grid[place] === wild);
