import { expect, test } from 'vitest';
import { fairnessTextOf, secretTextOf, seedNamesOf } from './fairness-text.ts';

test('[LOT-01] who plays alone, or brings a seed to a table, reads of a seed of their own', () => {
  for (const code of ['line-slot', 'mines.3', '', 'lottery-of-another']) {
    expect([code, seedNamesOf(code).mixed]).toEqual([code, 'receipt.clientSeed']);
    expect(fairnessTextOf(code)).toBe('receipt.fairnessText');
  }
  for (const code of ['teen-patti', 'five-dice']) {
    expect([code, seedNamesOf(code).mixed]).toEqual([code, 'receipt.clientSeed']);
    expect(fairnessTextOf(code)).toBe('receipt.sittingText');
  }
});

test('[LOT-01] flights, live tables and lotteries are mixed with a public value, and say so', () => {
  for (const code of ['crash', 'baccarat', 'baccarat.t2', 'dragon-tiger.t1', 'lottery.five-1.7'])
    expect([code, seedNamesOf(code).mixed]).toEqual([code, 'receipt.publicValue']);
  expect(fairnessTextOf('lottery.five-1.7')).toBe('receipt.drawText');
  expect(fairnessTextOf('baccarat.t2')).toBe('receipt.liveTableText');
});

test('[GAM-08] a bet on matches is told as such', () => {
  for (const code of ['sports', 'esports']) expect(fairnessTextOf(code)).toBe('receipt.matchText');
});

test('[MEM-08] the number is called by what it is of, and a link of a chain is called one', () => {
  expect(seedNamesOf('mines')).toMatchObject({ number: 'receipt.nonce', secret: 'receipt.serverSeed' });
  expect(seedNamesOf('baccarat.t2')).toMatchObject({ number: 'receipt.nonce', secret: 'receipt.link' });
  expect(seedNamesOf('lottery.five-1.7')).toMatchObject({
    number: 'receipt.drawNumber',
    secret: 'receipt.link',
  });
  expect(seedNamesOf('teen-patti')).toMatchObject({ number: 'receipt.lastHand', secret: 'receipt.link' });
});

test('[GAM-03] the duel, Andar Bahar, roulette and sic bo at a live table are told as live tables, and the games for one are not', () => {
  for (const code of ['rooster-duel', 'andar-bahar', 'live-roulette', 'sic-bo']) {
    expect([code, seedNamesOf(code).mixed]).toEqual([code, 'receipt.publicValue']);
    expect([code, fairnessTextOf(code)]).toEqual([code, 'receipt.liveTableText']);
  }
  expect(fairnessTextOf('roulette')).toBe('receipt.fairnessText');
});

test('[GAM-03] only who plays alone is told to change seeds for the secret', () => {
  expect(secretTextOf('mines')).toBe('receipt.secret');
  for (const code of ['baccarat.padma', 'sic-bo', 'crash', 'teen-patti', 'lottery.five-1.7'])
    expect([code, secretTextOf(code)]).toEqual([code, 'receipt.secretOfMany']);
});
