import type { SlotModel } from '#slots/model/model.ts';

/** 243 ways; a wild counts as two, and free spins double again. */
export const doubled243: SlotModel = {
  code: 'doubled-243',
  reels: 5,
  rows: 3,
  betUnits: 25,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [26, 110, 430], weights: 46 },
    { name: 'high-2', pays: [17, 65, 260], weights: 62 },
    { name: 'high-3', pays: [13, 45, 170], weights: 82 },
    { name: 'high-4', pays: [11, 32, 110], weights: 100 },
    { name: 'low-1', pays: [6, 17, 55], weights: 140 },
    { name: 'low-2', pays: [6, 15, 45], weights: 155 },
    { name: 'low-3', pays: [4, 11, 32], weights: 170 },
    { name: 'low-4', pays: [4, 9, 26], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 20, 20, 20, 0] },
    { name: 'scatter', role: 'scatter', weights: 28, pays: [50, 250, 1250] },
  ],
  features: {
    wildTimes: 2,
    freeSpins: { least: 3, spins: [10, 15, 20], more: [10], most: 50, times: { from: 2, step: 0, most: 2 } },
  },
  maxWin: 1500,
  settings: {
    '94': { weights: { wild: [0, 18, 24, 20, 0] } },
    '96': { weights: { wild: [0, 22, 22, 20, 0] } },
    '97': { weights: { wild: [0, 23, 22, 20, 0] } },
  },
};
