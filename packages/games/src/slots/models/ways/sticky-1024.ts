import type { SlotModel } from '#slots/model/model.ts';

/** 1,024 ways; wilds of the free spins stay and multiply the ways. */
export const sticky1024: SlotModel = {
  code: 'sticky-1024',
  reels: 5,
  rows: 4,
  betUnits: 40,
  pays: { by: 'ways' },
  symbols: [
    { name: 'high-1', pays: [14, 60, 240], weights: 46 },
    { name: 'high-2', pays: [10, 36, 140], weights: 62 },
    { name: 'high-3', pays: [7, 24, 95], weights: 82 },
    { name: 'high-4', pays: [6, 18, 60], weights: 100 },
    { name: 'low-1', pays: [4, 10, 30], weights: 140 },
    { name: 'low-2', pays: [4, 8, 24], weights: 155 },
    { name: 'low-3', pays: [2, 6, 18], weights: 170 },
    { name: 'low-4', pays: [2, 5, 14], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 20, 20, 20, 20], free: [0, 16, 16, 16, 16] },
    { name: 'scatter', role: 'scatter', weights: 24, free: 0, pays: [80, 400, 2000] },
  ],
  features: {
    freeSpins: {
      least: 3,
      spins: [8, 10, 12],
      most: 12,
      times: { from: 1, step: 0, most: 1 },
      stickyWilds: true,
    },
    buy: 'free-spins',
  },
  maxWin: 4000,
  settings: {
    '94': { weights: { wild: [0, 18, 22, 21, 21] }, buyUnits: 690 },
    '96': { weights: { wild: [0, 23, 22, 21, 22] }, buyUnits: 675 },
    '97': { weights: { wild: [0, 21, 26, 22, 22] }, buyUnits: 668 },
  },
};
