import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Ten lines; wilds fill the middle reels, hold, and the rest turns again. */
export const respin10: SlotModel = {
  code: 'respin-10',
  reels: 5,
  rows: 3,
  betUnits: 10,
  pays: { by: 'lines', lines: linesOn3Rows(10) },
  symbols: [
    { name: 'high-1', pays: [60, 230, 850], weights: 60 },
    { name: 'high-2', pays: [36, 120, 360], weights: 75 },
    { name: 'high-3', pays: [22, 60, 170], weights: 90 },
    { name: 'high-4', pays: [14, 45, 120], weights: 105 },
    { name: 'low-1', pays: [7, 22, 60], weights: 150 },
    { name: 'low-2', pays: [6, 14, 45], weights: 160 },
    { name: 'low-3', pays: [6, 12, 36], weights: 170 },
    { name: 'low-4', pays: [4, 9, 28], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 16, 16, 16, 0] },
  ],
  features: { expandingWilds: 'always', respins: { most: 3 } },
  maxWin: 2000,
  settings: {
    '94': { weights: { wild: [0, 17, 15, 14, 0], 'low-4': [180, 178, 178, 178, 178] } },
    '96': { weights: { wild: [0, 17, 14, 18, 0], 'low-4': [180, 180, 180, 181, 181] } },
    '97': { weights: { wild: [0, 16, 16, 16, 0], 'low-4': [178, 178, 178, 178, 180] } },
  },
};
