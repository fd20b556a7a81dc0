import type { SlotModel } from '#slots/model/model.ts';
import { FIVE_LINES_3X3 } from '#slots/models/line-sets.ts';

/** Three reels where a wild trebles its line: long waits, sudden wins. */
export const triple3x3: SlotModel = {
  code: 'triple-3x3',
  reels: 3,
  rows: 3,
  betUnits: 5,
  pays: { by: 'lines', lines: FIVE_LINES_3X3 },
  symbols: [
    { name: 'high-1', pays: [500] },
    { name: 'high-2', pays: [100] },
    { name: 'high-3', pays: [40] },
    { name: 'low-1', pays: [15] },
    { name: 'low-2', pays: [10] },
    { name: 'wild', role: 'wild' },
    { name: 'blank' },
  ],
  features: { wildTimes: 3 },
  maxWin: 1000,
  settings: {
    '94': {
      strips: [
        'EEEGDCGGCDGEGGGGDGEGGACGGGBEFG',
        'GGDCGGGGEGCGCBGGCGEGFGGEGGDDAD',
        'GEBGGDDBGGGACGDGEDGEEBFCGGDGGG',
      ],
    },
    '96': {
      strips: [
        'EEEGDCGGCDGEGGGGDGEGGACGGGBEFG',
        'GGDCGGGGEGCGCBGGCGEGFGGEGGDEAE',
        'GEBGGDDBGEGACGDGEDGEEBFCGGDGGG',
      ],
    },
    '97': {
      strips: [
        'EEEGDCGGCDGEGGGGGGBGGACGGGBEFG',
        'GGDEGGGGDGCGCBGGCGEGFGGDGGDDAD',
        'GEBGGDDBGGGACEDGEDGEEBFBGGDGGG',
      ],
    },
  },
};
