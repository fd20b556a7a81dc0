import type { SlotModel } from '#slots/model/model.ts';
import { linesOn4Rows } from '#slots/models/line-sets.ts';

/** Fifty lines; free spins turn whole reels wild before they stop. */
export const wildReels50: SlotModel = {
  code: 'wild-reels-50',
  reels: 5,
  rows: 4,
  betUnits: 50,
  pays: { by: 'lines', lines: linesOn4Rows(50) },
  symbols: [
    { name: 'high-1', pays: [80, 310, 1550], weights: 46 },
    { name: 'high-2', pays: [50, 180, 750], weights: 62 },
    { name: 'high-3', pays: [32, 120, 420], weights: 82 },
    { name: 'high-4', pays: [26, 80, 290], weights: 100 },
    { name: 'low-1', pays: [13, 40, 140], weights: 140 },
    { name: 'low-2', pays: [10, 32, 120], weights: 155 },
    { name: 'low-3', pays: [8, 24, 95], weights: 170 },
    { name: 'low-4', pays: [8, 20, 80], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 26, 26, 26, 26] },
    { name: 'scatter', role: 'scatter', weights: 22, free: 0, pays: [100, 500, 2500] },
  ],
  features: {
    freeSpins: {
      least: 3,
      spins: [7, 10, 14],
      most: 14,
      times: { from: 1, step: 0, most: 1 },
      wildReels: [30, 50, 18, 2],
    },
    buy: 'free-spins',
  },
  maxWin: 2500,
  settings: {
    '94': { weights: { wild: [0, 28, 29, 28, 28] }, buyUnits: 1757 },
    '96': { weights: { wild: [0, 33, 28, 30, 31] }, buyUnits: 1748 },
    '97': { weights: { wild: [0, 29, 34, 31, 32] }, buyUnits: 1743 },
  },
};
