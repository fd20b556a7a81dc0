import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty-five lines; wilds walk to the left, a free turn at every step. */
export const walking25: SlotModel = {
  code: 'walking-25',
  reels: 5,
  rows: 3,
  betUnits: 25,
  pays: { by: 'lines', lines: linesOn3Rows(25) },
  symbols: [
    { name: 'high-1', pays: [90, 340, 1850], weights: 46 },
    { name: 'high-2', pays: [55, 210, 800], weights: 62 },
    { name: 'high-3', pays: [34, 140, 460], weights: 82 },
    { name: 'high-4', pays: [28, 90, 320], weights: 100 },
    { name: 'low-1', pays: [14, 45, 160], weights: 140 },
    { name: 'low-2', pays: [14, 34, 140], weights: 155 },
    { name: 'low-3', pays: [9, 28, 110], weights: 170 },
    { name: 'low-4', pays: [9, 24, 90], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 0, 8, 10, 14] },
  ],
  features: { walkingWilds: true },
  maxWin: 1000,
  settings: {
    '94': { weights: { wild: [0, 0, 6, 12, 13] } },
    '96': { weights: { wild: [0, 0, 6, 9, 17] } },
    '97': { weights: { wild: [0, 0, 8, 9, 16] } },
  },
};
