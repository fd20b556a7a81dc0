import type { SlotModel } from '#slots/model/model.ts';

/** Eight of a kind anywhere; small multipliers often, no free spins. */
export const rain6x5: SlotModel = {
  code: 'rain-6x5',
  reels: 6,
  rows: 5,
  betUnits: 20,
  pays: { by: 'anywhere', tiers: [8, 10, 12] },
  symbols: [
    { name: 'high-1', pays: [80, 200, 400], weights: 520 },
    { name: 'high-2', pays: [32, 95, 240], weights: 640 },
    { name: 'high-3', pays: [24, 65, 160], weights: 760 },
    { name: 'high-4', pays: [16, 32, 120], weights: 880 },
    { name: 'low-1', pays: [11, 20, 95], weights: 1000 },
    { name: 'low-2', pays: [10, 16, 80], weights: 1100 },
    { name: 'low-3', pays: [6, 13, 50], weights: 1200 },
    { name: 'low-4', pays: [5, 11, 40], weights: 1300 },
    { name: 'x2', role: 'times', times: 2, weights: 120 },
    { name: 'x3', role: 'times', times: 3, weights: 60 },
    { name: 'x5', role: 'times', times: 5, weights: 20 },
    { name: 'x8', role: 'times', times: 8, weights: 8 },
  ],
  features: { tumbles: { most: 12, times: [1] } },
  maxWin: 1000,
  settings: {
    '94': { weights: { 'low-4': 1209 } },
    '96': { weights: { 'low-4': 1273 } },
    '97': { weights: { 'low-4': 1301 } },
  },
};
