import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty lines; every free spin counts once more than the one before. */
export const rising20: SlotModel = {
  code: 'rising-20',
  reels: 5,
  rows: 3,
  betUnits: 20,
  pays: { by: 'lines', lines: linesOn3Rows(20) },
  symbols: [
    { name: 'high-1', pays: [100, 490, 2900], weights: 46 },
    { name: 'high-2', pays: [60, 230, 1000], weights: 62 },
    { name: 'high-3', pays: [40, 160, 600], weights: 82 },
    { name: 'high-4', pays: [30, 100, 390], weights: 100 },
    { name: 'low-1', pays: [16, 50, 200], weights: 140 },
    { name: 'low-2', pays: [16, 40, 160], weights: 155 },
    { name: 'low-3', pays: [10, 30, 120], weights: 170 },
    { name: 'low-4', pays: [10, 24, 100], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 20, 20, 20, 20] },
    { name: 'scatter', role: 'scatter', weights: 30, pays: [20, 100, 500] },
  ],
  features: {
    freeSpins: { least: 3, spins: [8, 10, 12], more: [4], most: 24, times: { from: 1, step: 1, most: 20 } },
    buy: 'free-spins',
  },
  maxWin: 5000,
  settings: {
    '94': { weights: { wild: [0, 23, 20, 22, 21] }, buyUnits: 561 },
    '96': { weights: { wild: [0, 23, 23, 23, 25] }, buyUnits: 562 },
    '97': { weights: { wild: [0, 24, 24, 23, 24] }, buyUnits: 562 },
  },
};
