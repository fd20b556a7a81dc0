import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty lines and free spins that count threefold and may start again. */
export const trebled20: SlotModel = {
  code: 'trebled-20',
  reels: 5,
  rows: 3,
  betUnits: 20,
  pays: { by: 'lines', lines: linesOn3Rows(20) },
  symbols: [
    { name: 'high-1', pays: [90, 440, 2600], weights: 46 },
    { name: 'high-2', pays: [50, 210, 900], weights: 62 },
    { name: 'high-3', pays: [36, 140, 500], weights: 82 },
    { name: 'high-4', pays: [26, 90, 350], weights: 100 },
    { name: 'low-1', pays: [14, 45, 180], weights: 140 },
    { name: 'low-2', pays: [14, 36, 140], weights: 155 },
    { name: 'low-3', pays: [9, 26, 100], weights: 170 },
    { name: 'low-4', pays: [9, 20, 90], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 30, 30, 30, 0] },
    { name: 'scatter', role: 'scatter', weights: 34, pays: [40, 200, 1000] },
  ],
  features: {
    freeSpins: { least: 3, spins: [10, 15, 20], more: [10], most: 50, times: { from: 3, step: 0, most: 3 } },
  },
  maxWin: 2000,
  settings: {
    '94': { weights: { wild: [0, 22, 28, 23, 0] } },
    '96': { weights: { wild: [0, 23, 30, 27, 0] } },
    '97': { weights: { wild: [0, 25, 30, 27, 0] } },
  },
};
