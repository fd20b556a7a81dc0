import type { Draw } from '#game.ts';
import type { SlotWin } from '#slots/outcome/outcome.ts';
import { fill, tumble } from './fill.ts';
import { gridText, type Log } from './log.ts';
import type { Machine } from './machine.ts';
import { tryNudge } from './nudge.ts';
import { countScatters, payTurn } from './pay.ts';
import { payChosen } from './pay-lines.ts';
import {
  coverHeldReels,
  coverWalked,
  drawWildReels,
  expandChosen,
  expandWilds,
  keepWilds,
  stickWilds,
  walkWilds,
} from './wilds.ts';

/** One turn that was paid for, with all that follows from it but features: nudges, respins, tumbles. */
export function playBaseTurn(machine: Machine, draw: Draw, log: Log): number {
  const { nudge, expandingWilds, respins, walkingWilds, tumbles } = machine.model.features;
  fill(machine, machine.base, draw);
  countScatters(machine, log);
  if (tumbles) return playTumbles(machine, draw, machine.base, tumbles.times, 1, false, log);
  machine.window.held.fill(0);
  const filled = expandingWilds === 'always' ? expandWilds(machine, log) : 0;
  let units = payTurn(machine, 'base', 1, log);
  if (nudge && units === 0) units = tryNudge(machine, draw, nudge.oneIn, log);
  if (respins && filled > 0) units += playRespins(machine, draw, respins.most, log);
  if (walkingWilds) units += playWalk(machine, draw, log);
  return units;
}

export function playFreeTurn(machine: Machine, draw: Draw, times: number, log: Log): number {
  const { expandingWilds, tumbles, freeSpins } = machine.model.features;
  const { window } = machine;
  fill(machine, machine.free, draw);
  countScatters(machine, log);
  if (freeSpins?.stickyWilds) stickWilds(machine, log);
  if (freeSpins?.wildReels) drawWildReels(machine, draw, log);
  if (tumbles) {
    const list = tumbles.timesInFree ?? tumbles.times;
    return playTumbles(machine, draw, machine.free, list, times, true, log);
  }
  if (expandingWilds) {
    window.held.fill(0);
    expandWilds(machine, log);
  }
  const units = payTurn(machine, 'free', times, log);
  return window.chosen < 0 ? units : units + payChosenTurn(machine, times, log);
}

/** A reel that a wild has filled holds while the others turn again, as long as one more is filled. */
function playRespins(machine: Machine, draw: Draw, most: number, log: Log): number {
  let units = 0;
  for (let respin = 0; respin < most; respin += 1) {
    fill(machine, machine.base, draw);
    coverHeldReels(machine);
    const filled = expandWilds(machine, log);
    units += payTurn(machine, 'respin', 1, log);
    if (filled === 0) break;
  }
  return units;
}

function playWalk(machine: Machine, draw: Draw, log: Log): number {
  let units = 0;
  keepWilds(machine);
  while (walkWilds(machine)) {
    fill(machine, machine.withoutWild, draw);
    coverWalked(machine, log);
    units += payTurn(machine, 'respin', 1, log);
  }
  return units;
}

function playTumbles(
  machine: Machine,
  draw: Draw,
  tables: readonly Uint8Array[],
  list: readonly number[],
  times: number,
  free: boolean,
  log: Log,
): number {
  const most = machine.model.features.tumbles?.most ?? 0;
  let won = 0;
  for (let step = 0; step <= most; step += 1) {
    if (step > 0) tumble(machine, tables, draw);
    const counts = times * (list[Math.min(step, list.length - 1)] ?? 1);
    const turn = step > 0 ? 'tumble' : free ? 'free' : 'base';
    const units = payTurn(machine, turn, counts, log);
    if (units === 0) break;
    won += units;
  }
  countScatters(machine, log);
  return machine.hasTimes && won > 0 ? won + multiplied(machine, won, free, log) : won;
}

/** What the multipliers of the window add to what the turn has won; free spins may keep them. */
function multiplied(machine: Machine, won: number, free: boolean, log: Log): number {
  const { cells, timesOf, window, model } = machine;
  let shown = 0;
  for (let place = 0; place < cells; place += 1) shown += timesOf[window.grid[place] ?? 0] ?? 0;
  const keeps = free && model.features.freeSpins?.keepTimes === true;
  if (keeps) window.keptTimes += shown;
  const times = keeps ? window.keptTimes : shown;
  if (times < 2) return 0;
  const units = won * (times - 1);
  log?.push({ kind: 'times', times, units });
  return units;
}

function payChosenTurn(machine: Machine, times: number, log: Log): number {
  const wins: SlotWin[] | null = log ? [] : null;
  if (expandChosen(machine, log) === 0) return 0;
  const units = payChosen(machine, wins) * times;
  if (log && wins) log.push({ kind: 'turn', turn: 'respin', grid: gridText(machine), times, wins, units });
  return units;
}
