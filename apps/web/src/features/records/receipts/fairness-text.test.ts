import { expect, test } from 'vitest';
import { fairnessTextOf, isMixedWithPublicValue } from './fairness-text.ts';

test('[LOT-01] who plays alone, or brings a seed to a table, reads of a seed of their own', () => {
  for (const code of ['line-slot', 'mines.3', '', 'lottery-of-another']) {
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, false]);
    expect(fairnessTextOf(code)).toBe('receipt.fairnessText');
  }
  expect([isMixedWithPublicValue('teen-patti'), fairnessTextOf('teen-patti')]).toEqual([
    false,
    'receipt.sittingText',
  ]);
});

test('[LOT-01] flights, live tables and lotteries are mixed with a public value, and say so', () => {
  for (const code of ['crash', 'baccarat', 'baccarat.t2', 'dragon-tiger.t1', 'lottery.five-1.7'])
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, true]);
  expect(fairnessTextOf('lottery.five-1.7')).toBe('receipt.drawText');
  expect(fairnessTextOf('baccarat.t2')).toBe('receipt.liveTableText');
});
