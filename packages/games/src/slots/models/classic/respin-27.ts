import type { SlotModel } from '#slots/model/model.ts';

/** Twenty-seven ways; a wild fills the middle reel and the others turn again. */
export const respin27: SlotModel = {
  code: 'respin-27',
  reels: 3,
  rows: 3,
  betUnits: 9,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [60], weights: 40 },
    { name: 'high-2', pays: [28], weights: 70 },
    { name: 'high-3', pays: [14], weights: 110 },
    { name: 'low-1', pays: [4], weights: 190 },
    { name: 'low-2', pays: [2], weights: 240 },
    { name: 'low-3', pays: [1], weights: 260 },
    { name: 'wild', role: 'wild', weights: [0, 30, 0] },
  ],
  features: { expandingWilds: 'always', respins: { most: 1 } },
  maxWin: 250,
  settings: {
    '94': { weights: { 'low-3': [226, 221, 223] } },
    '96': { weights: { 'low-3': [213, 217, 213] } },
    '97': { weights: { 'low-3': [213, 206, 212] } },
  },
};
