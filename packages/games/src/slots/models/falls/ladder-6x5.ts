import type { SlotModel } from '#slots/model/model.ts';

/** Eight of a kind anywhere; each fall of a turn counts one more. */
export const ladder6x5: SlotModel = {
  code: 'ladder-6x5',
  reels: 6,
  rows: 5,
  betUnits: 20,
  pays: { by: 'anywhere', tiers: [8, 10, 12] },
  symbols: [
    { name: 'high-1', pays: [140, 340, 800], weights: 520 },
    { name: 'high-2', pays: [55, 160, 400], weights: 640 },
    { name: 'high-3', pays: [40, 110, 270], weights: 760 },
    { name: 'high-4', pays: [28, 55, 200], weights: 880 },
    { name: 'low-1', pays: [19, 34, 160], weights: 1000 },
    { name: 'low-2', pays: [16, 28, 140], weights: 1100 },
    { name: 'low-3', pays: [11, 22, 80], weights: 1200 },
    { name: 'low-4', pays: [8, 19, 70], weights: 1300 },
    { name: 'scatter', role: 'scatter', weights: 190 },
  ],
  features: {
    tumbles: { most: 12, times: [1, 2, 3, 4, 5, 6, 8, 10], timesInFree: [2, 4, 6, 8, 10, 12, 16, 20] },
    freeSpins: { least: 4, spins: [8], more: [4], most: 16, times: { from: 1, step: 0, most: 1 } },
  },
  maxWin: 1500,
  settings: {
    '94': { weights: { 'low-4': 1301 } },
    '96': { weights: { 'low-4': 1342 } },
    '97': { weights: { 'low-4': 1361 } },
  },
};
