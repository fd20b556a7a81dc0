import type { Features, PayRule, Setting, SlotModel, SymbolRow } from '#slots/model/model.ts';

/** Three reels of three rows and symbols of one letter each, for rounds that a reader can follow. */
export const TEST_SYMBOLS: readonly SymbolRow[] = [
  { name: 'A', pays: [10], weights: 1 },
  { name: 'B', pays: [4], weights: 1 },
  { name: 'C', pays: [2], weights: 1 },
  { name: 'D', role: 'wild', weights: [0, 1, 1] },
  { name: 'E', role: 'scatter', weights: 1 },
];
export const THREE_LINES: PayRule = { by: 'lines', lines: ['111', '000', '222'] };

export function testModel(
  features: Features,
  changes: Partial<Omit<SlotModel, 'features' | 'settings'>> & { setting?: Setting } = {},
): SlotModel {
  const { setting = features.buy ? { buyUnits: 30 } : {}, ...rest } = changes;
  return {
    code: 'test',
    reels: 3,
    rows: 3,
    betUnits: 3,
    pays: THREE_LINES,
    symbols: TEST_SYMBOLS,
    features,
    maxWin: 1000,
    settings: { '94': setting, '96': setting, '97': setting },
    ...rest,
  };
}
