import type { SlotModel } from '#slots/model/model.ts';

/** 4,096 ways that fall, in free spins with a count that does not end. */
export const tumble4096: SlotModel = {
  code: 'tumble-4096',
  reels: 6,
  rows: 4,
  betUnits: 50,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [6, 20, 65, 200], weights: 230 },
    { name: 'high-2', pays: [5, 13, 40, 120], weights: 310 },
    { name: 'high-3', pays: [3, 9, 26, 80], weights: 410 },
    { name: 'high-4', pays: [3, 6, 20, 50], weights: 500 },
    { name: 'low-1', pays: [1, 3, 9, 26], weights: 700 },
    { name: 'low-2', pays: [1, 3, 8, 20], weights: 775 },
    { name: 'low-3', pays: [1, 2, 6, 16], weights: 850 },
    { name: 'low-4', pays: [1, 2, 5, 13], weights: 900 },
    { name: 'wild', role: 'wild', weights: [0, 60, 60, 60, 60, 0] },
    { name: 'scatter', role: 'scatter', weights: 110 },
  ],
  features: {
    tumbles: { most: 12, times: [1, 2, 3, 4, 5], timesInFree: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
    freeSpins: { least: 4, spins: [8, 10, 12], more: [4], most: 16, times: { from: 1, step: 0, most: 1 } },
  },
  maxWin: 2500,
  settings: {
    '94': { weights: { wild: [0, 55, 55, 55, 55, 0] } },
    '96': { weights: { wild: [0, 60, 60, 60, 60, 0] } },
    '97': { weights: { wild: [0, 62, 62, 62, 62, 0] } },
  },
};
