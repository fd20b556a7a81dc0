import type { SlotModel } from '#slots/model/model.ts';
import { FIVE_LINES_3X3 } from '#slots/models/line-sets.ts';

/** Fruit of the old kind: five lines, and a reel that may move by one place to help. */
export const nudge3x3: SlotModel = {
  code: 'nudge-3x3',
  reels: 3,
  rows: 3,
  betUnits: 5,
  pays: { by: 'lines', lines: FIVE_LINES_3X3 },
  symbols: [
    { name: 'high-1', pays: [100] },
    { name: 'high-2', pays: [50] },
    { name: 'high-3', pays: [25] },
    { name: 'low-1', pays: [12] },
    { name: 'low-2', pays: [8] },
    { name: 'low-3', pays: [5] },
  ],
  features: { nudge: { oneIn: 3 } },
  maxWin: 100,
  settings: {
    '94': {
      strips: ['ACFBFEDEEADFFFDEECDFECBBCA', 'EAEFDEDFCDDCCBFCEFDFBCEEFA', 'BDFEFDAEECCEBFACFDCBFEDFCD'],
    },
    '96': {
      strips: ['ACFBFEDEEADFFFDDECDFECBBCA', 'EAEBDDDFCFDCCBFCEFEFFCEEFA', 'BDFEFDAEACCEBFACFDCBFEDFCD'],
    },
    '97': {
      strips: ['ACFBFEDEEADFFDDEECDFECBBCA', 'EAEFDBCFCFDCDBFCEDDFECEEFA', 'BDFEFDADECCEBFACFECBFEDFCD'],
    },
  },
};
