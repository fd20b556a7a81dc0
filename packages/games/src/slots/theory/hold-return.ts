import type { HoldAndWin, SlotModel } from '#slots/model/model.ts';
import { oneMore } from './chances.ts';

/** What hold and win returns on average when it begins with so many coins, in units, and the chance of the grand prize. */
export function holdReturn(
  model: SlotModel,
  hold: HoldAndWin,
  coins: number,
): { units: number; grand: number } {
  const weight = hold.values.reduce((sum, value) => sum + value.weight, 0);
  const mean = hold.values.reduce((sum, value) => sum + value.units * value.weight, 0) / weight;
  const ends = endChances(model.reels * model.rows, hold, coins);
  const grand = ends.at(-1) ?? 0;
  const landed = ends.reduce((sum, chance, count) => sum + chance * count, 0);
  return { units: landed * mean + grand * hold.grandUnits, grand };
}

/** `[coins]`: the chance that it ends with so many. Forward through the states (coins, respins left). */
function endChances(cells: number, hold: HoldAndWin, coins: number): number[] {
  const ends = Array.from({ length: cells + 1 }, () => 0);
  let states = new Map([
    [coins, Array.from({ length: hold.respins + 1 }, (_, left) => Number(left === hold.respins))],
  ]);
  for (let count = coins; count <= cells; count += 1) {
    const here = states.get(count) ?? [];
    if (count === cells) ends[count] = here.reduce((sum, chance) => sum + chance, 0);
    else
      for (let left = hold.respins; left > 0; left -= 1) {
        const chance = here[left] ?? 0;
        landing(cells - count, hold).forEach((share, fresh) => {
          const to = fresh > 0 ? hold.respins : left - 1;
          if (fresh === 0 && to === 0) ends[count] = (ends[count] ?? 0) + chance * share;
          else if (fresh === 0) here[to] = (here[to] ?? 0) + chance * share;
          else {
            const row = states.get(count + fresh) ?? Array.from({ length: hold.respins + 1 }, () => 0);
            row[to] = (row[to] ?? 0) + chance * share;
            states = states.set(count + fresh, row);
          }
        });
      }
  }
  return ends;
}

function landing(empty: number, hold: HoldAndWin): number[] {
  let counts = [1];
  for (let place = 0; place < empty; place += 1) counts = oneMore(counts, hold.perThousand / 1000);
  return counts;
}
