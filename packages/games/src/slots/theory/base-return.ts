import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import { chancesOf, countChances, fromLeast, symbolWith, type Chances } from './chances.ts';
import { covered, expanded, setsOf, withoutWild, withWildReels } from './wild-chances.ts';
import { windowReturn } from './window-return.ts';

/** What a paid turn returns without its features, in units: window, scatters, respins, walking wilds. */
export function baseReturn(model: SlotModel, rtp: RtpSetting): number {
  const chances = chancesOf(model, rtp, 'base');
  const wild = symbolWith(model, 'wild');
  const { expandingWilds, respins, walkingWilds } = model.features;
  const scatters = scatterReturn(model, chances);
  if (respins) return scatters + respinReturn(model, chances, wild, respins.most);
  const shown = expandingWilds === 'always' ? expanded(chances, wild, model.rows) : chances;
  return scatters + windowReturn(model, shown) + (walkingWilds ? walkReturn(model, chances, wild) : 0);
}

export function scatterReturn(model: SlotModel, chances: Chances): number {
  const scatter = symbolWith(model, 'scatter');
  const pays = model.symbols[scatter]?.pays;
  if (!pays) return 0;
  const least = model.features.freeSpins?.least ?? 3;
  return countChances(chances, scatter, model.rows).reduce(
    (sum, chance, count) => sum + chance * fromLeast(pays, count, least),
    0,
  );
}

/** Follows which reels hold: a turn fills some more, pays, and is followed by another if it filled any. */
function respinReturn(model: SlotModel, chances: Chances, wild: number, most: number): number {
  const able = [...chances.keys()].filter((reel) => (chances[reel]?.[wild] ?? 0) > 0);
  const bare = withoutWild(chances, wild);
  const fills = chances.map((reel) => 1 - (1 - (reel[wild] ?? 0)) ** model.rows);
  const turn = (held: readonly number[], left: number): number => {
    const open = able.filter((reel) => !held.includes(reel));
    let total = 0;
    for (let size = 0; size <= open.length; size += 1)
      for (const fresh of setsOf(open, size)) {
        const chance = open.reduce(
          (product, reel) => product * (fresh.includes(reel) ? (fills[reel] ?? 0) : 1 - (fills[reel] ?? 0)),
          1,
        );
        const all = [...held, ...fresh];
        const units = windowReturn(
          model,
          withWildReels(bare, wild, (reel) => all.includes(reel)),
        );
        total += chance * (units + (size > 0 && left > 0 ? turn(all, left - 1) : 0));
      }
    return total;
  };
  return turn([], most);
}

/**
 * After so many steps a place is wild if the place so many reels to its right was at first, each by itself. Turns after
 * the last wild has left are not played: what they would return is taken off.
 */
function walkReturn(model: SlotModel, chances: Chances, wild: number): number {
  const bare = windowReturn(model, withoutWild(chances, wild));
  let total = 0;
  for (let step = 1; step < model.reels; step += 1) {
    const cover = chances.map((_, reel) => chances[reel + step]?.[wild] ?? 0);
    const nobody = cover.reduce((product, chance) => product * (1 - chance) ** model.rows, 1);
    total += windowReturn(model, covered(chances, wild, cover)) - nobody * bare;
  }
  return total;
}
