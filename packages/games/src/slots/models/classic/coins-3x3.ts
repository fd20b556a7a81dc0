import type { SlotModel } from '#slots/model/model.ts';
import { FIVE_LINES_3X3 } from '#slots/models/line-sets.ts';

/** Three reels and coins: four of them hold and the rest turns again. */
export const coins3x3: SlotModel = {
  code: 'coins-3x3',
  reels: 3,
  rows: 3,
  betUnits: 5,
  pays: { by: 'lines', lines: FIVE_LINES_3X3 },
  symbols: [
    { name: 'high-1', pays: [140], weights: 60 },
    { name: 'high-2', pays: [70], weights: 90 },
    { name: 'high-3', pays: [36], weights: 120 },
    { name: 'low-1', pays: [17], weights: 170 },
    { name: 'low-2', pays: [11], weights: 200 },
    { name: 'low-3', pays: [7], weights: 220 },
    { name: 'wild', role: 'wild', weights: [0, 40, 40] },
    { name: 'coin', role: 'coin', weights: 100 },
  ],
  features: {
    hold: {
      least: 4,
      respins: 3,
      perThousand: 80,
      values: [
        { units: 5, weight: 60 },
        { units: 10, weight: 25 },
        { units: 15, weight: 10 },
        { units: 50, weight: 4, name: 'minor' },
        { units: 150, weight: 1, name: 'major' },
      ],
      grandUnits: 2500,
    },
  },
  maxWin: 1000,
  settings: {
    '94': { weights: { coin: [102, 100, 100] } },
    '96': { weights: { coin: [96, 105, 111] } },
    '97': { weights: { coin: [104, 107, 105] } },
  },
};
