import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import { symbolOf } from '#slots/model/weights.ts';
import { symbolWith } from './chances.ts';

/** `counts.get(units)`: in how many of `of` equal cases a round on strips pays so much. Every stop is looked at. */
export type RingCounts = { readonly counts: ReadonlyMap<number, number>; readonly of: number };

export function countRings(model: SlotModel, rtp: RtpSetting): RingCounts {
  const strips = (model.settings[rtp].strips ?? []).map((strip) => strip.split('').map(symbolOf));
  const oneIn = model.features.nudge?.oneIn ?? 1;
  const counts = new Map<number, number>();
  const add = (units: number, cases: number): void => {
    counts.set(units, (counts.get(units) ?? 0) + cases);
  };
  const visit = (stops: readonly number[]): void => {
    const strip = strips[stops.length];
    if (strip) return strip.forEach((_, stop) => visit([...stops, stop]));
    const units = unitsAt(model, strips, stops);
    if (units > 0) return add(units, oneIn);
    add(model.features.nudge ? bestNudge(model, strips, stops) : 0, 1);
    add(0, oneIn - 1);
  };
  visit([]);
  return { counts, of: oneIn * strips.reduce((product, strip) => product * strip.length, 1) };
}

function bestNudge(model: SlotModel, strips: readonly number[][], stops: readonly number[]): number {
  const moves = stops.flatMap((stop, reel) => [-1, 1].map((by) => stops.with(reel, stop + by)));
  return Math.max(...moves.map((moved) => unitsAt(model, strips, moved)));
}

function unitsAt(model: SlotModel, strips: readonly number[][], stops: readonly number[]): number {
  const wild = symbolWith(model, 'wild');
  const lines = model.pays.by === 'lines' ? model.pays.lines : [];
  const at = (reel: number, row: number) => {
    const strip = strips[reel] ?? [];
    return strip[((stops[reel] ?? 0) + row + strip.length) % strip.length] ?? 0;
  };
  return lines.reduce((sum, line) => {
    const shown = line.split('').map((row, reel) => at(reel, Number(row)));
    const named = shown.filter((symbol) => symbol !== wild);
    if (named.length === 0) return sum + Math.max(...model.symbols.map((row) => row.pays?.[0] ?? 0));
    if (new Set(named).size > 1) return sum;
    const times = named.length < shown.length ? (model.features.wildTimes ?? 1) : 1;
    return sum + times * (model.symbols[named[0] ?? 0]?.pays?.[0] ?? 0);
  }, 0);
}
