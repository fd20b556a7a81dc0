import type { FreeSpins, RtpSetting, SlotModel } from '#slots/model/model.ts';
import { scatterReturn } from './base-return.ts';
import { chancesOf, countChances, fromLeast, oneMore, symbolWith, type Chances } from './chances.ts';
import { covered, expanded, setsOf, withWildReels } from './wild-chances.ts';
import { windowReturn } from './window-return.ts';

/** What free spins return on average when so many scatters have started them, in units. */
export function freeReturns(model: SlotModel, rtp: RtpSetting): (scatters: number) => number {
  const feature = model.features.freeSpins;
  if (!feature) return () => 0;
  const chances = chancesOf(model, rtp, 'free');
  const scatterChances = countChances(chances, symbolWith(model, 'scatter'), model.rows);
  const { from, step, most } = feature.times;
  // The same turn again and again, but where wilds stay.
  const kinds = feature.stickyWilds ? feature.most : 1;
  const turns = Array.from({ length: kinds }, (_, spin) => turnReturn(model, feature, chances, spin + 1));
  return (scatters) =>
    spinChances(feature, scatterChances, scatters).reduce(
      (sum, chance, spin) =>
        sum + chance * Math.min(from + step * spin, most) * (turns[Math.min(spin, kinds - 1)] ?? 0),
      0,
    );
}

/** `[spin]`: the chance that it is played. A turn's win and what was granted before it are independent. */
export function spinChances(
  feature: FreeSpins,
  scatterChances: readonly number[],
  scatters: number,
): number[] {
  let granted = new Map([[fromLeast(feature.spins, scatters, feature.least), 1]]);
  return Array.from({ length: feature.most }, (_, spin) => {
    const next = new Map<number, number>();
    let played = 0;
    for (const [spins, chance] of granted) {
      if (spins <= spin) continue;
      played += chance;
      for (const [count, share] of scatterChances.entries()) {
        const more = feature.more ? fromLeast(feature.more, count, feature.least) : 0;
        const total = Math.min(spins + more, feature.most);
        next.set(total, (next.get(total) ?? 0) + chance * share);
      }
    }
    granted = next;
    return played;
  });
}

function turnReturn(model: SlotModel, feature: FreeSpins, chances: Chances, turn: number): number {
  const wild = symbolWith(model, 'wild');
  const scatters = scatterReturn(model, chances);
  if (feature.stickyWilds) {
    const cover = chances.map((reel) => 1 - (1 - (reel[wild] ?? 0)) ** turn);
    return scatters + windowReturn(model, covered(chances, wild, cover));
  }
  if (feature.wildReels) return scatters + wildReelReturn(model, chances, wild, feature.wildReels);
  if (feature.chosenSymbol) return scatters + chosenReturn(model, chances, feature.chosenSymbol);
  return (
    scatters +
    windowReturn(model, model.features.expandingWilds ? expanded(chances, wild, model.rows) : chances)
  );
}

function wildReelReturn(
  model: SlotModel,
  chances: Chances,
  wild: number,
  weights: readonly number[],
): number {
  const able = Array.from({ length: model.reels - 1 }, (_, index) => index + 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, size) => {
    const sets = setsOf(able, size).map((reels) =>
      windowReturn(
        model,
        withWildReels(chances, wild, (reel) => reels.includes(reel)),
      ),
    );
    return sum + ((weight / total) * sets.reduce((all, one) => all + one, 0)) / sets.length;
  }, 0);
}

/** Lines without the chosen symbol, and the chosen one by how many reels show it, on every line. */
function chosenReturn(model: SlotModel, chances: Chances, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const lines = model.pays.by === 'lines' ? model.pays.lines.length : 0;
  return weights.reduce((sum, weight, symbol) => {
    if (weight === 0) return sum;
    let reels = [1];
    for (const reel of chances) reels = oneMore(reels, 1 - (1 - (reel[symbol] ?? 0)) ** model.rows);
    const filled = reels.reduce(
      (units, chance, count) => units + chance * lines * (model.symbols[symbol]?.pays?.[count - 3] ?? 0),
      0,
    );
    return sum + (weight / total) * (filled + windowReturn(model, chances, { without: symbol }));
  }, 0);
}
