import type { SlotModel } from '#slots/model/model.ts';
import { linesOn4Rows } from '#slots/models/line-sets.ts';

/** Fifty lines that win often, and boxes now and then. */
export const calm50: SlotModel = {
  code: 'calm-50',
  reels: 5,
  rows: 4,
  betUnits: 50,
  pays: { by: 'lines', lines: linesOn4Rows(50) },
  symbols: [
    { name: 'high-1', pays: [110, 350, 1300], weights: 70 },
    { name: 'high-2', pays: [80, 220, 800], weights: 85 },
    { name: 'high-3', pays: [55, 150, 550], weights: 95 },
    { name: 'high-4', pays: [45, 110, 400], weights: 110 },
    { name: 'low-1', pays: [26, 65, 220], weights: 145 },
    { name: 'low-2', pays: [22, 55, 180], weights: 150 },
    { name: 'low-3', pays: [18, 45, 140], weights: 160 },
    { name: 'low-4', pays: [18, 40, 120], weights: 165 },
    { name: 'wild', role: 'wild', weights: [0, 24, 24, 24, 24] },
    { name: 'bonus', role: 'bonus', weights: [0, 30, 30, 30, 0] },
  ],
  features: { pick: { least: 3, prizes: [50, 50, 50, 100, 100, 150, 200, 300], stops: 2 } },
  maxWin: 500,
  settings: {
    '94': { weights: { wild: [0, 22, 22, 23, 21] } },
    '96': { weights: { wild: [0, 24, 23, 24, 25] } },
    '97': { weights: { wild: [0, 24, 25, 23, 26] } },
  },
};
