import type { SlotModel } from '#slots/model/model.ts';
import { linesOn4Rows } from '#slots/models/line-sets.ts';

/** Forty lines and a vault of twenty places: rare, and large when it comes. */
export const vault40: SlotModel = {
  code: 'vault-40',
  reels: 5,
  rows: 4,
  betUnits: 40,
  pays: { by: 'lines', lines: linesOn4Rows(40) },
  symbols: [
    { name: 'high-1', pays: [150, 600, 2900], weights: 46 },
    { name: 'high-2', pays: [100, 340, 1350], weights: 62 },
    { name: 'high-3', pays: [60, 220, 800], weights: 82 },
    { name: 'high-4', pays: [50, 150, 550], weights: 100 },
    { name: 'low-1', pays: [24, 75, 270], weights: 140 },
    { name: 'low-2', pays: [20, 60, 220], weights: 155 },
    { name: 'low-3', pays: [15, 45, 180], weights: 170 },
    { name: 'low-4', pays: [15, 40, 150], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 22, 22, 22, 22] },
    { name: 'coin', role: 'coin', weights: 150 },
  ],
  features: {
    hold: {
      least: 8,
      respins: 3,
      perThousand: 58,
      values: [
        { units: 40, weight: 60 },
        { units: 80, weight: 24 },
        { units: 120, weight: 9 },
        { units: 200, weight: 5 },
        { units: 1000, weight: 2, name: 'minor' },
        { units: 6000, weight: 1, name: 'major' },
      ],
      grandUnits: 200000,
    },
    buy: 'hold',
  },
  maxWin: 7500,
  settings: {
    '94': { weights: { wild: [0, 32, 34, 35, 33] }, buyUnits: 2477 },
    '96': { weights: { wild: [0, 35, 36, 34, 35] }, buyUnits: 2425 },
    '97': { weights: { wild: [0, 36, 37, 35, 37] }, buyUnits: 2400 },
  },
};
