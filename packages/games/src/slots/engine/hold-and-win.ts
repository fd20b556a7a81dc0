import type { Draw } from '#game.ts';
import type { HoldAndWin } from '#slots/model/model.ts';
import type { SlotStep } from '#slots/outcome/outcome.ts';
import type { Log } from './log.ts';
import type { Machine } from './machine.ts';

type Coins = Extract<SlotStep, { kind: 'coins' }>['coins'];

/** Coins of the window hold, empty places turn again until no coin has landed for some respins or all are full. */
export function playHold(machine: Machine, draw: Draw, bought: boolean, log: Log): number {
  const { hold } = machine.model.features;
  if (!hold) return 0;
  const { cells, coin } = machine;
  const { grid, kept } = machine.window;
  let coins: Coins | null = log ? [] : null;
  kept.fill(0);
  let landed = 0;
  let won = 0;
  if (bought) placeCoins(machine, draw, hold.least);
  else for (let place = 0; place < cells; place += 1) kept[place] = grid[place] === coin ? 1 : 0;
  for (let place = 0; place < cells; place += 1)
    if (kept[place] === 1) {
      won += coinAt(machine, hold, place, draw, coins);
      landed += 1;
    }
  let left = hold.respins;
  if (coins) log?.push({ kind: 'coins', coins, left, units: won });
  while (left > 0 && landed < cells) {
    coins = log ? [] : null;
    let units = 0;
    left -= 1;
    for (let place = 0; place < cells; place += 1) {
      if (kept[place] === 1 || draw.below(1000) >= hold.perThousand) continue;
      kept[place] = 1;
      landed += 1;
      left = hold.respins;
      units += coinAt(machine, hold, place, draw, coins);
    }
    won += units;
    if (coins) log?.push({ kind: 'coins', coins, left, units });
  }
  if (landed < cells) return won;
  log?.push({ kind: 'grand', units: hold.grandUnits });
  return won + hold.grandUnits;
}

function coinAt(
  { coinTable }: Machine,
  hold: HoldAndWin,
  place: number,
  draw: Draw,
  coins: Coins | null,
): number {
  const value = hold.values[coinTable[draw.below(coinTable.length)] ?? 0];
  const units = value?.units ?? 0;
  coins?.push({ place, units, ...(value?.name === undefined ? {} : { name: value.name }) });
  return units;
}

/** A bought feature begins with as many coins as start it, anywhere. */
function placeCoins({ cells, window: { kept } }: Machine, draw: Draw, wanted: number): void {
  for (let placed = 0; placed < wanted; placed += 1) {
    let skip = draw.below(cells - placed);
    for (let place = 0; place < cells; place += 1) {
      if (kept[place] === 1) continue;
      if (skip === 0) {
        kept[place] = 1;
        break;
      }
      skip -= 1;
    }
  }
}
