import type { SlotWin, TurnKind } from '#slots/outcome/outcome.ts';
import { countOf } from './fill.ts';
import { gridText, placesWhere, type Log } from './log.ts';
import type { Machine } from './machine.ts';
import { payAnywhere } from './pay-anywhere.ts';
import { payClusters } from './pay-clusters.ts';
import { payLines } from './pay-lines.ts';
import { payWays } from './pay-ways.ts';

/** What the window pays by the model's own rule, before any multiplier. */
export function payWindow(machine: Machine, wins: SlotWin[] | null): number {
  const { by } = machine.model.pays;
  if (by === 'lines') return payLines(machine, wins);
  if (by === 'ways') return payWays(machine, wins);
  return by === 'anywhere' ? payAnywhere(machine, wins) : payClusters(machine, wins);
}

/** The window stands: what it pays, so many times, told as one step. Scatters pay once, in the turn they landed in. */
export function payTurn(machine: Machine, turn: TurnKind, times: number, log: Log): number {
  const wins: SlotWin[] | null = log ? [] : null;
  const { scatters, scatterPlaces: places } = machine.window;
  const scattered = turn === 'base' || turn === 'free' ? (machine.scatterPays[scatters] ?? 0) : 0;
  const units = (payWindow(machine, wins) + scattered) * times;
  if (!log || !wins) return units;
  if (scattered > 0) wins.push({ symbol: machine.scatter, count: scatters, places, units: scattered });
  log.push({ kind: 'turn', turn, grid: gridText(machine), times, wins, units });
  return units;
}

export function countScatters(machine: Machine, log: Log): void {
  const { scatter, window } = machine;
  window.scatters = scatter < 0 ? 0 : countOf(machine, scatter);
  if (log) window.scatterPlaces = placesWhere(machine, (place) => window.grid[place] === scatter);
}
