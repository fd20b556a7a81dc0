import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Ten lines and a wild that doubles: many small wins, little else. */
export const calm10: SlotModel = {
  code: 'calm-10',
  reels: 5,
  rows: 3,
  betUnits: 10,
  pays: { by: 'lines', lines: linesOn3Rows(10) },
  symbols: [
    { name: 'high-1', pays: [70, 230, 900], weights: 60 },
    { name: 'high-2', pays: [45, 140, 460], weights: 75 },
    { name: 'high-3', pays: [28, 90, 280], weights: 90 },
    { name: 'high-4', pays: [24, 70, 180], weights: 105 },
    { name: 'low-1', pays: [12, 34, 90], weights: 150 },
    { name: 'low-2', pays: [12, 28, 80], weights: 160 },
    { name: 'low-3', pays: [9, 24, 70], weights: 170 },
    { name: 'low-4', pays: [9, 18, 55], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 40, 40, 40, 0] },
  ],
  features: { wildTimes: 2 },
  maxWin: 1000,
  settings: {
    '94': { weights: { wild: [0, 45, 38, 41, 0] } },
    '96': { weights: { wild: [0, 40, 45, 44, 0] } },
    '97': { weights: { wild: [0, 44, 43, 42, 0] } },
  },
};
