import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import { weightsOf, type Mode } from '#slots/model/weights.ts';

/** `[reel][symbol]`: the chance of a symbol at one place of a reel. */
export type Chances = readonly (readonly number[])[];

export function chancesOf(model: SlotModel, rtp: RtpSetting, mode: Mode): Chances {
  return weightsOf(model, rtp, mode).map((row) => {
    const total = row.reduce((sum, weight) => sum + weight, 0);
    return row.map((weight) => weight / total);
  });
}

/** `[count]`: the chance that so many of the window's places show the symbol, each place drawn by itself. */
export function countChances(chances: Chances, symbol: number, rows: number): number[] {
  let counts = [1];
  for (const reel of chances)
    for (let row = 0; row < rows; row += 1) counts = oneMore(counts, reel[symbol] ?? 0);
  return counts;
}

/** One more place that counts with this chance. */
export function oneMore(counts: readonly number[], chance: number): number[] {
  return Array.from(
    { length: counts.length + 1 },
    (_, count) => (counts[count] ?? 0) * (1 - chance) + (counts[count - 1] ?? 0) * chance,
  );
}

export const symbolWith = (model: SlotModel, role: string): number =>
  model.symbols.findIndex((row) => row.role === role);

/** Entry for a count, from `least` on; the last one holds for all above. */
export const fromLeast = (list: readonly number[], count: number, least: number): number =>
  count < least ? 0 : (list[Math.min(count - least, list.length - 1)] ?? 0);
