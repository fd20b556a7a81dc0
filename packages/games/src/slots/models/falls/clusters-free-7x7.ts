import type { SlotModel } from '#slots/model/model.ts';

/** Five that touch, and free spins where the falls count double from the first. */
export const clustersFree7x7: SlotModel = {
  code: 'clusters-free-7x7',
  reels: 7,
  rows: 7,
  betUnits: 20,
  pays: { by: 'clusters', tiers: [5, 6, 7, 8, 10, 12, 15, 20] },
  symbols: [
    { name: 'high-1', pays: [140, 210, 280, 420, 700, 1400, 4200, 14000], weights: 1000 },
    { name: 'high-2', pays: [85, 130, 180, 280, 490, 1000, 2800, 8400], weights: 1150 },
    { name: 'high-3', pays: [55, 85, 130, 200, 350, 700, 1950, 5600], weights: 1300 },
    { name: 'high-4', pays: [40, 65, 90, 140, 250, 490, 1400, 4200], weights: 1450 },
    { name: 'low-1', pays: [20, 36, 50, 70, 130, 250, 700, 2100], weights: 1650 },
    { name: 'low-2', pays: [14, 28, 40, 55, 100, 210, 550, 1700], weights: 1750 },
    { name: 'low-3', pays: [14, 20, 36, 50, 85, 170, 420, 1400], weights: 1850 },
    { name: 'scatter', role: 'scatter', weights: 190 },
  ],
  features: {
    tumbles: { most: 12, times: [1], timesInFree: [2, 4, 6, 8, 10, 12, 14, 16] },
    freeSpins: { least: 4, spins: [8], most: 10, times: { from: 1, step: 0, most: 1 } },
    buy: 'free-spins',
  },
  maxWin: 1000,
  settings: {
    '94': { weights: { 'low-3': 1905, scatter: 188 }, buyUnits: 301 },
    '96': { weights: { 'low-3': 2092 }, buyUnits: 303 },
    '97': { weights: { 'low-3': 2156 }, buyUnits: 304 },
  },
};
