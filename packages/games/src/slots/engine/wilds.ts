import type { Draw } from '#game.ts';
import { gridText, placesWhere, type Log } from './log.ts';
import type { Machine } from './machine.ts';

/** A reel with a wild is all wild and held. Answers with how many reels are new. */
export function expandWilds(machine: Machine, log: Log): number {
  const { reels, rows, wild } = machine;
  const { grid, held } = machine.window;
  const landed = log ? gridText(machine) : '';
  const fresh: number[] | null = log ? [] : null;
  let filled = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    if (held[reel] === 1) continue;
    const top = reel * rows;
    let found = false;
    for (let place = top; place < top + rows; place += 1) if (grid[place] === wild) found = true;
    if (!found) continue;
    held[reel] = 1;
    filled += 1;
    grid.fill(wild, top, top + rows);
    fresh?.push(reel);
  }
  if (log && filled > 0) {
    const places = placesWhere(machine, (place) => fresh?.includes(Math.floor(place / rows)) === true);
    log.push({ kind: 'spread', how: 'expand', places, grid: landed, units: 0 });
  }
  return filled;
}

/** Reels that hold are wild again after the others have turned. */
export function coverHeldReels({ reels, rows, wild, window: { grid, held } }: Machine): void {
  for (let reel = 0; reel < reels; reel += 1)
    if (held[reel] === 1) grid.fill(wild, reel * rows, (reel + 1) * rows);
}

/** Wilds that landed before stand over what landed now, and those that landed now stay as well. */
export function stickWilds(machine: Machine, log: Log): void {
  const { cells, wild } = machine;
  const { grid, kept } = machine.window;
  if (log) {
    const places = placesWhere(machine, (place) => kept[place] === 1);
    log.push({ kind: 'spread', how: 'stick', places, grid: gridText(machine), units: 0 });
  }
  for (let place = 0; place < cells; place += 1) {
    if (kept[place] === 1) grid[place] = wild;
    else if (grid[place] === wild) kept[place] = 1;
  }
}

export function keepWilds({ cells, wild, window: { grid, kept } }: Machine): void {
  for (let place = 0; place < cells; place += 1) kept[place] = grid[place] === wild ? 1 : 0;
}

/** Kept wilds go one reel to the left. Answers whether any is left. */
export function walkWilds({ cells, rows, window: { kept } }: Machine): boolean {
  let any = false;
  for (let place = 0; place < cells; place += 1) {
    const next = place + rows < cells ? (kept[place + rows] ?? 0) : 0;
    kept[place] = next;
    if (next === 1) any = true;
  }
  return any;
}

export function coverWalked(machine: Machine, log: Log): void {
  const { cells, wild } = machine;
  const { grid, kept } = machine.window;
  if (log) {
    const places = placesWhere(machine, (place) => kept[place] === 1);
    log.push({ kind: 'spread', how: 'walk', places, grid: gridText(machine), units: 0 });
  }
  for (let place = 0; place < cells; place += 1) if (kept[place] === 1) grid[place] = wild;
}

/** So many reels as a draw says turn wild, each as likely as the other, never the first. */
export function drawWildReels(machine: Machine, draw: Draw, log: Log): void {
  const { reels, rows, wildReelTable } = machine;
  const { held } = machine.window;
  held.fill(0);
  const wanted = wildReelTable[draw.below(wildReelTable.length)] ?? 0;
  for (let chosen = 0; chosen < wanted; chosen += 1) {
    let skip = draw.below(reels - 1 - chosen);
    for (let reel = 1; reel < reels; reel += 1) {
      if (held[reel] === 1) continue;
      if (skip === 0) {
        held[reel] = 1;
        break;
      }
      skip -= 1;
    }
  }
  if (log && wanted > 0) {
    const places = placesWhere(machine, (place) => held[Math.floor(place / rows)] === 1);
    log.push({ kind: 'spread', how: 'wild-reel', places, grid: gridText(machine), units: 0 });
  }
  coverHeldReels(machine);
}

/** The chosen symbol of free spins fills every reel that shows it. Answers with how many those are. */
export function expandChosen(machine: Machine, log: Log): number {
  const { reels, rows } = machine;
  const { grid, chosen } = machine.window;
  const landed = log ? gridText(machine) : '';
  let filled = 0;
  for (let reel = 0; reel < reels; reel += 1) {
    const top = reel * rows;
    let found = false;
    for (let place = top; place < top + rows; place += 1) if (grid[place] === chosen) found = true;
    if (!found) continue;
    filled += 1;
    grid.fill(chosen, top, top + rows);
  }
  if (log && filled > 0) {
    const places = placesWhere(machine, (place) => grid[place] === chosen);
    log.push({ kind: 'spread', how: 'chosen', places, grid: landed, units: 0 });
  }
  return filled;
}
