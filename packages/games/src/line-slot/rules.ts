import { minor } from '@maidan/contract/money.ts';
import type { Draw, GameRules } from '#game.ts';
import { slotBet, type SlotBet } from './bet.ts';
import { manifest } from './manifest.ts';
import { slotOutcome, type LineWin, type SlotOutcome, type SlotSpin } from './outcome.ts';
import {
  CAP_UNITS,
  FREE_SPINS,
  FREE_SPIN_MULTIPLIER,
  LINE_PAYS,
  LINES,
  REELS,
  ROWS,
  SCATTER,
  SCATTER_PAYS,
  WILD,
  type SlotSymbol,
} from './paytable.ts';
import { STRIPS } from './strips.ts';

/** What stands in the window: `grid[reel][row]`. */
export type Grid = readonly (readonly SlotSymbol[])[];

/** The three symbols below every stop, laid out once: a round looks at dozens of windows. */
const WINDOWS = STRIPS.map((strip) =>
  strip.map((_, stop) =>
    Array.from({ length: ROWS }, (__, row) => strip[(stop + row) % strip.length] ?? SCATTER),
  ),
);

export function gridAt(stops: readonly number[]): Grid {
  return WINDOWS.map((windows, reel) => windows[stops[reel] ?? 0] ?? []);
}

function forCount(pays: readonly [number, number, number], count: number): number {
  return pays[count - 3] ?? 0;
}

/** Reel 1 holds no kite, so its symbol names the line. */
function lineWinOn(grid: Grid, line: number, multiplier: number): LineWin | null {
  const rows = LINES[line];
  const symbol = rows && grid[0]?.[rows[0]];
  if (!rows || !symbol || symbol === SCATTER || symbol === WILD) return null;
  let count = 1;
  while (count < REELS) {
    const next = grid[count]?.[rows[count] ?? 0];
    if (next !== symbol && next !== WILD) break;
    count += 1;
  }
  const units = forCount(LINE_PAYS[symbol], count) * multiplier;
  return units > 0 ? { line, symbol, count, units } : null;
}

export function evaluateStops(stops: number[], multiplier: number): SlotSpin {
  const grid = gridAt(stops);
  const lineWins: LineWin[] = [];
  let units = 0;
  for (let line = 0; line < LINES.length; line += 1) {
    const win = lineWinOn(grid, line, multiplier);
    if (!win) continue;
    lineWins.push(win);
    units += win.units;
  }
  let drums = 0;
  for (const reel of grid) for (const symbol of reel) if (symbol === SCATTER) drums += 1;
  const drumUnits = forCount(SCATTER_PAYS, drums) * multiplier;
  return { stops, lineWins, drums, drumUnits, units: units + drumUnits };
}

function turn(draw: Draw, multiplier: number): SlotSpin {
  return evaluateStops(
    STRIPS.map((strip) => draw.below(strip.length)),
    multiplier,
  );
}

/** Base turn and all free flights at once, without knowing the stake. */
export function decideSpins(draw: Draw): SlotOutcome {
  const base = turn(draw, 1);
  const freeSpins = Array.from({ length: forCount(FREE_SPINS, base.drums) }, () =>
    turn(draw, FREE_SPIN_MULTIPLIER),
  );
  const total = freeSpins.reduce((sum, spin) => sum + spin.units, base.units);
  return { base, freeSpins, units: Math.min(total, CAP_UNITS), capped: total > CAP_UNITS };
}

export const lineSlotRules: GameRules<SlotBet, SlotOutcome> = {
  manifest,
  bet: slotBet,
  outcome: slotOutcome,
  decide(bet, draw) {
    const outcome = decideSpins(draw);
    const lineStake = bet.stake / BigInt(LINES.length);
    return { stake: bet.stake, win: minor(lineStake * BigInt(outcome.units)), outcome };
  },
};
