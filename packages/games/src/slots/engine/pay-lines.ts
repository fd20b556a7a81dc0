import type { SlotWin } from '#slots/outcome/outcome.ts';
import type { Machine } from './machine.ts';

/** Every line from the left: the first symbol that is no wild names it; wilds in front alone may pay more. */
export function payLines(machine: Machine, wins: SlotWin[] | null): number {
  const { reels, lines, lineCount, wild, wildTimes, pays, stride } = machine;
  const { grid, chosen } = machine.window;
  let total = 0;
  for (let line = 0; line < lineCount; line += 1) {
    const start = line * reels;
    let symbol = grid[lines[start] ?? 0] ?? 0;
    let wilds = symbol === wild ? 1 : 0;
    let lead = 0;
    let count = 1;
    for (; count < reels; count += 1) {
      const shown = grid[lines[start + count] ?? 0] ?? 0;
      if (shown === symbol) continue;
      if (shown === wild) wilds = 1;
      else if (symbol === wild) {
        lead = count;
        symbol = shown;
      } else break;
    }
    if (symbol === chosen) continue;
    let units = pays[symbol * stride + count] ?? 0;
    if (wilds === 1 && symbol !== wild) units *= wildTimes;
    if (lead > 0) {
      const alone = pays[wild * stride + lead] ?? 0;
      if (alone > units) {
        units = alone;
        symbol = wild;
        count = lead;
      }
    }
    if (units === 0) continue;
    total += units;
    wins?.push({ symbol, count, places: [...lines.subarray(start, start + count)], units, line });
  }
  return total;
}

/** The chosen symbol of free spins: its reels are counted wherever they are, and all lines pay. */
export function payChosen(machine: Machine, wins: SlotWin[] | null): number {
  const { reels, rows, lineCount, pays, stride } = machine;
  const { grid, chosen } = machine.window;
  let count = 0;
  for (let reel = 0; reel < reels; reel += 1) if (grid[reel * rows] === chosen) count += 1;
  const units = lineCount * (pays[chosen * stride + count] ?? 0);
  if (units > 0 && wins) {
    const places = [...grid.keys()].filter((place) => grid[place] === chosen);
    wins.push({ symbol: chosen, count, places, units });
  }
  return units;
}
