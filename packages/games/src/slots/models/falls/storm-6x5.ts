import type { SlotModel } from '#slots/model/model.ts';

/** Eight of a kind anywhere; falls, and multipliers that free spins add up. */
export const storm6x5: SlotModel = {
  code: 'storm-6x5',
  reels: 6,
  rows: 5,
  betUnits: 20,
  pays: { by: 'anywhere', tiers: [8, 10, 12] },
  symbols: [
    { name: 'high-1', pays: [110, 280, 550], weights: 520 },
    { name: 'high-2', pays: [28, 110, 280], weights: 640 },
    { name: 'high-3', pays: [22, 55, 170], weights: 760 },
    { name: 'high-4', pays: [17, 22, 130], weights: 880 },
    { name: 'low-1', pays: [11, 17, 110], weights: 1000 },
    { name: 'low-2', pays: [9, 13, 90], weights: 1100 },
    { name: 'low-3', pays: [6, 11, 55], weights: 1200 },
    { name: 'low-4', pays: [4, 10, 45], weights: 1300 },
    { name: 'scatter', role: 'scatter', weights: 190 },
    { name: 'x2', role: 'times', times: 2, weights: 60 },
    { name: 'x3', role: 'times', times: 3, weights: 30 },
    { name: 'x5', role: 'times', times: 5, weights: 16 },
    { name: 'x10', role: 'times', times: 10, weights: 8 },
    { name: 'x25', role: 'times', times: 25, weights: 3 },
    { name: 'x100', role: 'times', times: 100, weights: 1 },
  ],
  features: {
    tumbles: { most: 12, times: [1] },
    freeSpins: {
      least: 4,
      spins: [10],
      more: [5],
      most: 18,
      times: { from: 1, step: 0, most: 1 },
      keepTimes: true,
    },
    buy: 'free-spins',
  },
  maxWin: 5000,
  settings: {
    '94': { weights: { 'low-4': 1244 }, buyUnits: 356 },
    '96': { weights: { 'low-4': 1299 }, buyUnits: 364 },
    '97': { weights: { 'low-4': 1321 }, buyUnits: 366 },
  },
};
