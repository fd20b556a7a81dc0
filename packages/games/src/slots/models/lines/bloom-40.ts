import type { SlotModel } from '#slots/model/model.ts';
import { linesOn4Rows } from '#slots/models/line-sets.ts';

/** Forty lines on four rows; every wild fills its reel, in every turn. */
export const bloom40: SlotModel = {
  code: 'bloom-40',
  reels: 5,
  rows: 4,
  betUnits: 40,
  pays: { by: 'lines', lines: linesOn4Rows(40) },
  symbols: [
    { name: 'high-1', pays: [130, 470, 1900], weights: 46 },
    { name: 'high-2', pays: [80, 250, 950], weights: 62 },
    { name: 'high-3', pays: [45, 160, 550], weights: 82 },
    { name: 'high-4', pays: [38, 110, 380], weights: 100 },
    { name: 'low-1', pays: [19, 55, 190], weights: 140 },
    { name: 'low-2', pays: [16, 45, 160], weights: 155 },
    { name: 'low-3', pays: [13, 32, 130], weights: 170 },
    { name: 'low-4', pays: [13, 26, 95], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 6, 6, 6, 6] },
    { name: 'scatter', role: 'scatter', weights: 22, pays: [40, 200, 1000] },
  ],
  features: {
    expandingWilds: 'always',
    freeSpins: { least: 3, spins: [8, 12, 16], more: [8], most: 40, times: { from: 2, step: 0, most: 2 } },
  },
  maxWin: 2000,
  settings: {
    '94': { weights: { wild: [0, 6, 6, 5, 3] } },
    '96': { weights: { wild: [0, 6, 6, 7, 6] } },
    '97': { weights: { wild: [0, 8, 5, 5, 7] } },
  },
};
