import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty-five lines; wilds stay small until free spins, where they fill their reels. */
export const bloom25: SlotModel = {
  code: 'bloom-25',
  reels: 5,
  rows: 3,
  betUnits: 25,
  pays: { by: 'lines', lines: linesOn3Rows(25) },
  symbols: [
    { name: 'high-1', pays: [120, 440, 2000], weights: 46 },
    { name: 'high-2', pays: [70, 260, 850], weights: 62 },
    { name: 'high-3', pays: [45, 170, 600], weights: 82 },
    { name: 'high-4', pays: [34, 120, 350], weights: 100 },
    { name: 'low-1', pays: [17, 60, 200], weights: 140 },
    { name: 'low-2', pays: [17, 45, 170], weights: 155 },
    { name: 'low-3', pays: [12, 34, 140], weights: 170 },
    { name: 'low-4', pays: [12, 28, 120], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 26, 26, 26, 0] },
    { name: 'scatter', role: 'scatter', weights: 32, pays: [25, 125, 500] },
  ],
  features: {
    expandingWilds: 'free',
    freeSpins: { least: 3, spins: [10], more: [5], most: 30, times: { from: 1, step: 0, most: 1 } },
  },
  maxWin: 1500,
  settings: {
    '94': { weights: { wild: [0, 25, 25, 24, 0] } },
    '96': { weights: { wild: [0, 26, 27, 24, 0] } },
    '97': { weights: { wild: [0, 26, 28, 26, 0] } },
  },
};
