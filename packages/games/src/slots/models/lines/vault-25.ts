import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty-five lines; six coins open the vault with minor, major and grand. */
export const vault25: SlotModel = {
  code: 'vault-25',
  reels: 5,
  rows: 3,
  betUnits: 25,
  pays: { by: 'lines', lines: linesOn3Rows(25) },
  symbols: [
    { name: 'high-1', pays: [160, 600, 3100], weights: 46 },
    { name: 'high-2', pays: [100, 350, 1350], weights: 62 },
    { name: 'high-3', pays: [60, 230, 800], weights: 82 },
    { name: 'high-4', pays: [45, 160, 550], weights: 100 },
    { name: 'low-1', pays: [24, 80, 270], weights: 140 },
    { name: 'low-2', pays: [24, 60, 230], weights: 155 },
    { name: 'low-3', pays: [16, 45, 200], weights: 170 },
    { name: 'low-4', pays: [16, 40, 160], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 24, 24, 24, 24] },
    { name: 'coin', role: 'coin', weights: 130 },
  ],
  features: {
    hold: {
      least: 6,
      respins: 3,
      perThousand: 62,
      values: [
        { units: 25, weight: 60 },
        { units: 50, weight: 24 },
        { units: 75, weight: 9 },
        { units: 125, weight: 5 },
        { units: 500, weight: 2, name: 'minor' },
        { units: 2500, weight: 1, name: 'major' },
      ],
      grandUnits: 50000,
    },
    buy: 'hold',
  },
  maxWin: 3000,
  settings: {
    '94': { weights: { wild: [0, 21, 23, 22, 23] }, buyUnits: 1004 },
    '96': { weights: { wild: [0, 22, 26, 25, 24] }, buyUnits: 983 },
    '97': { weights: { wild: [0, 25, 25, 26, 25] }, buyUnits: 973 },
  },
};
