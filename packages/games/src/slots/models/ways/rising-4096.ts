import type { SlotModel } from '#slots/model/model.ts';

/** 4,096 ways over six reels; free spins that count more and more. */
export const rising4096: SlotModel = {
  code: 'rising-4096',
  reels: 6,
  rows: 4,
  betUnits: 50,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [15, 45, 150, 450], weights: 46 },
    { name: 'high-2', pays: [10, 30, 90, 270], weights: 62 },
    { name: 'high-3', pays: [8, 20, 60, 180], weights: 82 },
    { name: 'high-4', pays: [6, 15, 45, 120], weights: 100 },
    { name: 'low-1', pays: [3, 8, 20, 60], weights: 140 },
    { name: 'low-2', pays: [3, 6, 18, 50], weights: 155 },
    { name: 'low-3', pays: [2, 4, 15, 36], weights: 170 },
    { name: 'low-4', pays: [2, 4, 12, 30], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 12, 12, 12, 12, 0] },
    { name: 'scatter', role: 'scatter', weights: 30, pays: [100, 300, 1000, 5000] },
  ],
  features: {
    freeSpins: { least: 4, spins: [10, 12, 15], more: [5], most: 30, times: { from: 1, step: 1, most: 15 } },
    buy: 'free-spins',
  },
  maxWin: 5000,
  settings: {
    '94': { weights: { wild: [0, 13, 15, 13, 12, 0] }, buyUnits: 2159 },
    '96': { weights: { wild: [0, 18, 12, 14, 14, 0] }, buyUnits: 2160 },
    '97': { weights: { wild: [0, 16, 16, 14, 14, 0] }, buyUnits: 2161 },
  },
};
