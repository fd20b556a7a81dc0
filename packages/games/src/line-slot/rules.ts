import { minor } from '@maidan/contract/money.ts';
import type { Draw, InstantRules } from '#game.ts';
import { slotBet, type SlotBet } from './bet.ts';
import { manifest } from './manifest.ts';
import { slotOutcome, type LineWin, type SlotOutcome, type SlotSpin } from './outcome.ts';
import {
  CAP_UNITS,
  FREE_SPINS,
  FREE_SPIN_MULTIPLIER,
  LINE_PAYS,
  LINES,
  ROWS,
  SCATTER,
  SCATTER_PAYS,
  SYMBOLS,
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

/** The same windows as sets of bits: what each place can stand for on a line. Comparing bits keeps a million rounds short. */
const EVERY_SYMBOL = -1;
const STANDS_FOR = WINDOWS.map((windows) => windows.map((window) => window.map(bitsOf)));
const PLANS = LINES.map((rows, line) => ({ rows, line }));

function bitsOf(symbol: SlotSymbol): number {
  if (symbol === WILD) return EVERY_SYMBOL;
  return symbol === SCATTER ? 0 : 1 << SYMBOLS.indexOf(symbol);
}

/** How many places from the left show one symbol. Reel 1 holds no kite, so its symbol names the line. */
function runLength(columns: readonly (readonly number[])[], rows: readonly number[]): number {
  const first = columns[0]?.[rows[0] ?? 0] ?? 0;
  let count = 0;
  while (count < rows.length && ((columns[count]?.[rows[count] ?? 0] ?? 0) & first) !== 0) count += 1;
  return count;
}

function lineWinsAt(stops: readonly number[], grid: Grid, multiplier: number): LineWin[] {
  const columns = STANDS_FOR.map((windows, reel) => windows[stops[reel] ?? 0] ?? []);
  const wins: LineWin[] = [];
  for (const { rows, line } of PLANS) {
    const count = runLength(columns, rows);
    if (count < 3) continue;
    const symbol = grid[0]?.[rows[0]];
    if (symbol && symbol !== WILD && symbol !== SCATTER)
      wins.push({ line, symbol, count, units: forCount(LINE_PAYS[symbol], count) * multiplier });
  }
  return wins;
}

export function evaluateStops(stops: number[], multiplier: number): SlotSpin {
  const grid = gridAt(stops);
  const lineWins = lineWinsAt(stops, grid, multiplier);
  let drums = 0;
  for (const reel of grid) if (reel.includes(SCATTER)) drums += 1;
  const drumUnits = forCount(SCATTER_PAYS, drums) * multiplier;
  const units = lineWins.reduce((sum, win) => sum + win.units, drumUnits);
  return { stops, lineWins, drums, drumUnits, units };
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

export const lineSlotRules: InstantRules<SlotBet, SlotOutcome> = {
  shape: 'instant',
  manifest,
  bet: slotBet,
  outcome: slotOutcome,
  decide(bet, draw) {
    const outcome = decideSpins(draw);
    const lineStake = bet.stake / BigInt(LINES.length);
    return { stake: bet.stake, win: minor(lineStake * BigInt(outcome.units)), outcome };
  },
};
