import type { SlotOutcome, SlotStep } from './outcome.ts';

/** What a round has won when so many steps have been shown; never above the cap. */
export function wonAfter(steps: readonly SlotStep[], shown: number, capUnits: number): number {
  const units = steps.slice(0, shown).reduce((sum, step) => sum + step.units, 0);
  return Math.min(units, capUnits);
}

/** Whether the parts of an outcome add up: the wins of every turn, and the steps of the round. */
export function addsUp({ steps, units, capped }: SlotOutcome, capUnits: number): boolean {
  const turnsAddUp = steps.every(
    (step) =>
      step.kind !== 'turn' || step.units === step.times * step.wins.reduce((sum, win) => sum + win.units, 0),
  );
  const total = steps.reduce((sum, step) => sum + step.units, 0);
  return turnsAddUp && units === Math.min(total, capUnits) && capped === total >= capUnits;
}
