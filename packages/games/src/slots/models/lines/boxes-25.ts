import type { SlotModel } from '#slots/model/model.ts';
import { linesOn3Rows } from '#slots/models/line-sets.ts';

/** Twenty-five lines; three bonuses open boxes until an empty one, scatters start free spins. */
export const boxes25: SlotModel = {
  code: 'boxes-25',
  reels: 5,
  rows: 3,
  betUnits: 25,
  pays: { by: 'lines', lines: linesOn3Rows(25) },
  symbols: [
    { name: 'high-1', pays: [120, 450, 2100], weights: 46 },
    { name: 'high-2', pays: [75, 270, 900], weights: 62 },
    { name: 'high-3', pays: [45, 180, 600], weights: 82 },
    { name: 'high-4', pays: [36, 120, 360], weights: 100 },
    { name: 'low-1', pays: [18, 60, 210], weights: 140 },
    { name: 'low-2', pays: [18, 45, 180], weights: 155 },
    { name: 'low-3', pays: [12, 36, 150], weights: 170 },
    { name: 'low-4', pays: [12, 30, 120], weights: 180 },
    { name: 'wild', role: 'wild', weights: [0, 26, 26, 26, 26] },
    { name: 'scatter', role: 'scatter', weights: 30, pays: [25, 125, 500] },
    { name: 'bonus', role: 'bonus', weights: [44, 0, 44, 0, 44] },
  ],
  features: {
    freeSpins: { least: 3, spins: [8, 10, 12], most: 12, times: { from: 2, step: 0, most: 2 } },
    pick: { least: 3, prizes: [50, 50, 75, 75, 100, 125, 150, 250, 500], stops: 2 },
  },
  maxWin: 1000,
  settings: {
    '94': { weights: { wild: [0, 24, 24, 26, 24] } },
    '96': { weights: { wild: [0, 28, 24, 26, 27] } },
    '97': { weights: { wild: [0, 28, 26, 26, 28] } },
  },
};
