import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Ten lines; in free spins one symbol, chosen at the start, fills its reels. */
export const chosen10: SlotModel = {
  code: 'chosen-10',
  reels: 5,
  rows: 3,
  betUnits: 10,
  pays: { by: 'lines', lines: linesOn3Rows(10) },
  symbols: [
    { name: 'high-1', pays: [100, 600, 3000], weights: 46 },
    { name: 'high-2', pays: [40, 200, 1000], weights: 62 },
    { name: 'high-3', pays: [25, 100, 500], weights: 82 },
    { name: 'high-4', pays: [15, 60, 250], weights: 100 },
    { name: 'low-1', pays: [6, 25, 100], weights: 140 },
    { name: 'low-2', pays: [6, 20, 80], weights: 155 },
    { name: 'low-3', pays: [5, 15, 60], weights: 170 },
    { name: 'low-4', pays: [5, 12, 50], weights: 180 },
    { name: 'scatter', role: 'scatter', weights: 34, pays: [20, 200, 2000] },
  ],
  features: {
    freeSpins: {
      least: 3,
      spins: [10],
      more: [10],
      most: 40,
      times: { from: 1, step: 0, most: 1 },
      chosenSymbol: [2, 3, 4, 4, 6, 6, 7, 7],
    },
    buy: 'free-spins',
  },
  maxWin: 5000,
  settings: {
    '94': { weights: { 'low-4': [191, 189, 189, 185, 187] }, buyUnits: 477 },
    '96': { weights: { 'low-4': [179, 179, 178, 181, 179] }, buyUnits: 469 },
    '97': { weights: { 'low-4': [178, 180, 178, 166, 174] }, buyUnits: 466 },
  },
};
