import type { SlotModel } from '#slots/model/model.ts';

/** 243 ways that fall: every fall in a turn counts more than the last. */
export const tumble243: SlotModel = {
  code: 'tumble-243',
  reels: 5,
  rows: 3,
  betUnits: 20,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [16, 65, 260], weights: 230 },
    { name: 'high-2', pays: [11, 40, 140], weights: 310 },
    { name: 'high-3', pays: [8, 26, 95], weights: 410 },
    { name: 'high-4', pays: [6, 19, 65], weights: 500 },
    { name: 'low-1', pays: [3, 10, 32], weights: 700 },
    { name: 'low-2', pays: [3, 8, 26], weights: 775 },
    { name: 'low-3', pays: [2, 6, 19], weights: 850 },
    { name: 'low-4', pays: [2, 5, 16], weights: 900 },
    { name: 'wild', role: 'wild', weights: [0, 80, 80, 80, 0] },
    { name: 'scatter', role: 'scatter', weights: 150 },
  ],
  features: {
    tumbles: { most: 12, times: [1, 2, 3, 5], timesInFree: [3, 6, 9, 15] },
    freeSpins: { least: 3, spins: [8, 10, 12], more: [5], most: 20, times: { from: 1, step: 0, most: 1 } },
    buy: 'free-spins',
  },
  maxWin: 2000,
  settings: {
    '94': { weights: { wild: [0, 82, 82, 82, 0] }, buyUnits: 374 },
    '96': { weights: { wild: [0, 89, 89, 89, 0] }, buyUnits: 374 },
    '97': { weights: { wild: [0, 92, 92, 92, 0] }, buyUnits: 372 },
  },
};
