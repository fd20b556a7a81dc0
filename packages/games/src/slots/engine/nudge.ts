import type { Draw } from '#game.ts';
import type { Log } from './log.ts';
import type { Machine } from './machine.ts';
import { payTurn, payWindow } from './pay.ts';

/**
 * The window has won nothing. Is there a reel that would win if it moved by one place? The best such move happens
 * once in `oneIn` times; of two that pay the same the one further left, and down before up.
 */
export function tryNudge(machine: Machine, draw: Draw, oneIn: number, log: Log): number {
  const { reels, window } = machine;
  let best = 0;
  let bestReel = 0;
  let bestStop = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    const stop = window.stops[reel] ?? 0;
    for (let by = -1; by <= 1; by += 2) {
      show(machine, reel, stop + by);
      const units = payWindow(machine, null);
      if (units > best) {
        best = units;
        bestReel = reel;
        bestStop = stop + by;
      }
    }
    show(machine, reel, stop);
  }
  if (best === 0 || draw.below(oneIn) !== 0) return 0;
  show(machine, bestReel, bestStop);
  return payTurn(machine, 'nudge', 1, log);
}

function show({ base, rows, window: { grid } }: Machine, reel: number, stop: number): void {
  const ring = base[reel] as Uint8Array;
  for (let row = 0; row < rows; row += 1)
    grid[reel * rows + row] = ring[(stop + row + ring.length) % ring.length] ?? 0;
}
