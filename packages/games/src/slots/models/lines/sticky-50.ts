import type { SlotModel } from '#slots/model/model.ts';
import { linesOn4Rows } from '#slots/models/line-sets.ts';

/** Fifty lines; wilds of the free spins stay, and four rows leave them room. */
export const sticky50: SlotModel = {
  code: 'sticky-50',
  reels: 5,
  rows: 4,
  betUnits: 50,
  pays: { by: 'lines', lines: linesOn4Rows(50) },
  symbols: [
    { name: 'high-1', pays: [100, 400, 2000], weights: 46 },
    { name: 'high-2', pays: [65, 230, 900], weights: 62 },
    { name: 'high-3', pays: [40, 150, 550], weights: 82 },
    { name: 'high-4', pays: [32, 100, 360], weights: 100 },
    { name: 'low-1', pays: [16, 50, 180], weights: 140 },
    { name: 'low-2', pays: [13, 40, 150], weights: 155 },
    { name: 'low-3', pays: [10, 30, 120], weights: 170 },
    { name: 'low-4', pays: [10, 26, 100], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 20, 20, 20, 20], free: [0, 26, 26, 26, 26] },
    { name: 'scatter', role: 'scatter', weights: 24, free: 0, pays: [100, 500, 2500] },
  ],
  features: {
    freeSpins: {
      least: 3,
      spins: [8, 10, 12],
      most: 12,
      times: { from: 1, step: 0, most: 1 },
      stickyWilds: true,
    },
  },
  maxWin: 2500,
  settings: {
    '94': { weights: { wild: [0, 19, 19, 21, 21] } },
    '96': { weights: { wild: [0, 22, 21, 23, 20] } },
    '97': { weights: { wild: [0, 23, 23, 22, 20] } },
  },
};
