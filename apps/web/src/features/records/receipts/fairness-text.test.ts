import { expect, test } from 'vitest';
import { fairnessTextOf, isMixedWithPublicValue, secretTextOf } from './fairness-text.ts';

test('[LOT-01] who plays alone, or brings a seed to a table, reads of a seed of their own', () => {
  for (const code of ['line-slot', 'mines.3', '', 'lottery-of-another']) {
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, false]);
    expect(fairnessTextOf(code)).toBe('receipt.fairnessText');
  }
  for (const code of ['teen-patti', 'five-dice']) {
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, false]);
    expect(fairnessTextOf(code)).toBe('receipt.sittingText');
  }
});

test('[LOT-01] flights, live tables and lotteries are mixed with a public value, and say so', () => {
  for (const code of ['crash', 'baccarat', 'baccarat.t2', 'dragon-tiger.t1', 'lottery.five-1.7'])
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, true]);
  expect(fairnessTextOf('lottery.five-1.7')).toBe('receipt.drawText');
  expect(fairnessTextOf('baccarat.t2')).toBe('receipt.liveTableText');
});

test('[GAM-08] a bet on matches is told as such: nothing of it is a seed of its player', () => {
  for (const code of ['sports', 'esports']) {
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, true]);
    expect([code, fairnessTextOf(code)]).toEqual([code, 'receipt.matchText']);
  }
});

test('[GAM-03] the duel, Andar Bahar, roulette and sic bo at a live table are told as live tables, and the games for one are not', () => {
  for (const code of ['rooster-duel', 'andar-bahar', 'live-roulette', 'sic-bo']) {
    expect([code, isMixedWithPublicValue(code)]).toEqual([code, true]);
    expect([code, fairnessTextOf(code)]).toEqual([code, 'receipt.liveTableText']);
  }
  expect(fairnessTextOf('roulette')).toBe('receipt.fairnessText');
});

test('[GAM-03] only who plays alone is told to change seeds for the secret', () => {
  expect(secretTextOf('mines')).toBe('receipt.secret');
  for (const code of ['baccarat.padma', 'sic-bo', 'crash', 'teen-patti', 'lottery.five-1.7'])
    expect([code, secretTextOf(code)]).toEqual([code, 'receipt.secretOfMany']);
});
