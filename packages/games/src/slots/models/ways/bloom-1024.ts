import type { SlotModel } from '#slots/model/model.ts';

/** 1,024 ways and wilds that fill their reels: four times the ways at once. */
export const bloom1024: SlotModel = {
  code: 'bloom-1024',
  reels: 5,
  rows: 4,
  betUnits: 40,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [17, 70, 290], weights: 46 },
    { name: 'high-2', pays: [12, 45, 170], weights: 62 },
    { name: 'high-3', pays: [9, 28, 120], weights: 82 },
    { name: 'high-4', pays: [7, 22, 70], weights: 100 },
    { name: 'low-1', pays: [4, 12, 36], weights: 140 },
    { name: 'low-2', pays: [4, 10, 28], weights: 155 },
    { name: 'low-3', pays: [3, 7, 22], weights: 170 },
    { name: 'low-4', pays: [3, 6, 17], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 5, 5, 5, 0] },
    { name: 'scatter', role: 'scatter', weights: 20, pays: [80, 400, 2000] },
  ],
  features: {
    expandingWilds: 'always',
    freeSpins: { least: 3, spins: [8, 10, 12], more: [4], most: 24, times: { from: 2, step: 0, most: 2 } },
  },
  maxWin: 3000,
  settings: {
    '94': { weights: { wild: [0, 5, 8, 3, 0] } },
    '96': { weights: { wild: [0, 5, 5, 8, 0] } },
    '97': { weights: { wild: [0, 6, 6, 6, 0] } },
  },
};
