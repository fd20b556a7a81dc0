import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import { baseReturn } from './base-return.ts';
import { chancesOf, countChances, symbolWith } from './chances.ts';
import { freeReturns } from './free-return.ts';
import { holdReturn } from './hold-return.ts';
import { countRings } from './ring-return.ts';

/** Whether the return follows from the numbers alone. Windows that tumble depend on what stayed: they are simulated. */
export const isExact = (model: SlotModel): boolean => model.features.tumbles === undefined;

/** Shares of a stake, by what returns them, before the cap; and the chance of each feature in a round. */
export type ExactReturn = {
  readonly rtp: number;
  readonly base: number;
  readonly freeSpins: number;
  readonly hold: number;
  readonly pick: number;
  readonly chances: { readonly freeSpins: number; readonly hold: number; readonly pick: number };
  /** What a bought feature returns of its price. */
  readonly bought: number | undefined;
  /** What a bought feature returns, in units: its price is set from this. */
  readonly boughtUnits: number;
};

export function exactReturn(model: SlotModel, rtp: RtpSetting): ExactReturn {
  const { freeSpins, hold, pick, buy } = model.features;
  const freeReturn = freeReturns(model, rtp);
  const free = started(model, rtp, 'scatter', freeSpins?.least, freeReturn);
  const held = started(model, rtp, 'coin', hold?.least, (count) =>
    hold ? holdReturn(model, hold, count).units : 0,
  );
  const prizes = pick?.prizes.reduce((sum, prize) => sum + prize, 0) ?? 0;
  // A prize is opened if it comes before every empty box.
  const picked = started(model, rtp, 'bonus', pick?.least, () => prizes / ((pick?.stops ?? 0) + 1));
  const base = model.settings[rtp].strips ? ringUnits(model, rtp) : baseReturn(model, rtp);
  const shares = [base, free.units, held.units, picked.units].map((units) => units / model.betUnits);
  const boughtUnits =
    buy === 'hold' && hold
      ? holdReturn(model, hold, hold.least).units
      : buy
        ? freeReturn(freeSpins?.least ?? 0)
        : 0;
  const price = model.settings[rtp].buyUnits;
  return {
    rtp: shares.reduce((sum, share) => sum + share, 0),
    base: shares[0] ?? 0,
    freeSpins: shares[1] ?? 0,
    hold: shares[2] ?? 0,
    pick: shares[3] ?? 0,
    chances: { freeSpins: free.chance, hold: held.chance, pick: picked.chance },
    bought: price === undefined ? undefined : boughtUnits / price,
    boughtUnits,
  };
}

function ringUnits(model: SlotModel, rtp: RtpSetting): number {
  const { counts, of } = countRings(model, rtp);
  return [...counts].reduce((sum, [units, cases]) => sum + units * cases, 0) / of;
}

/** The chance of a feature, and what it returns for every count of symbols that starts it. */
function started(
  model: SlotModel,
  rtp: RtpSetting,
  role: string,
  least: number | undefined,
  unitsFor: (count: number) => number,
): { chance: number; units: number } {
  if (least === undefined) return { chance: 0, units: 0 };
  const chances = countChances(chancesOf(model, rtp, 'base'), symbolWith(model, role), model.rows);
  return chances.reduce(
    (sum, chance, count) =>
      count < least || chance === 0
        ? sum
        : { chance: sum.chance + chance, units: sum.units + chance * unitsFor(count) },
    { chance: 0, units: 0 },
  );
}
