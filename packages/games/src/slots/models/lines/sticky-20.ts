import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty lines; in free spins every wild stays where it lands. */
export const sticky20: SlotModel = {
  code: 'sticky-20',
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
    { name: 'scatter', role: 'scatter', weights: 30, free: 0, pays: [40, 200, 1000] },
  ],
  features: {
    freeSpins: {
      least: 3,
      spins: [10, 12, 15],
      most: 15,
      times: { from: 1, step: 0, most: 1 },
      stickyWilds: true,
    },
    buy: 'free-spins',
  },
  maxWin: 3000,
  settings: {
    '94': { weights: { wild: [0, 19, 22, 21, 22] }, buyUnits: 546 },
    '96': { weights: { wild: [0, 21, 22, 22, 20] }, buyUnits: 559 },
    '97': { weights: { wild: [0, 23, 22, 20, 20] }, buyUnits: 563 },
  },
};
