import type { SlotModel } from '#slots/model/model.ts';

/** Five that touch; falls, and each fall of a turn counts more. */
export const clusters7x7: SlotModel = {
  code: 'clusters-7x7',
  reels: 7,
  rows: 7,
  betUnits: 20,
  pays: { by: 'clusters', tiers: [5, 6, 7, 8, 10, 12, 15, 20] },
  symbols: [
    { name: 'high-1', pays: [150, 220, 300, 450, 750, 1500, 4500, 15000], weights: 1000 },
    { name: 'high-2', pays: [90, 140, 200, 300, 500, 1050, 3000, 9000], weights: 1150 },
    { name: 'high-3', pays: [60, 90, 140, 210, 380, 750, 2100, 6000], weights: 1300 },
    { name: 'high-4', pays: [45, 70, 100, 150, 270, 500, 1500, 4500], weights: 1450 },
    { name: 'low-1', pays: [22, 38, 50, 75, 140, 270, 750, 2200], weights: 1650 },
    { name: 'low-2', pays: [15, 30, 45, 60, 110, 220, 600, 1800], weights: 1750 },
    { name: 'low-3', pays: [15, 22, 38, 50, 90, 180, 450, 1500], weights: 1850 },
  ],
  features: { tumbles: { most: 12, times: [1, 1, 2, 2, 3, 3, 4, 5] } },
  maxWin: 500,
  settings: {
    '94': { weights: { 'low-3': 2140 } },
    '96': { weights: { 'low-3': 2229 } },
    '97': { weights: { 'low-3': 2267 } },
  },
};
