import { describe, expect, test } from 'vitest';
import { buildMachine } from '#slots/engine/machine.ts';
import { testModel, TEST_SYMBOLS } from '#slots/testing/test-model.ts';
import { mostDraws } from './bounds.ts';
import { faultOf } from './check-model.ts';
import type { SlotModel } from './model.ts';

const free = { least: 3, spins: [10], most: 20, times: { from: 1, step: 0, most: 1 } };
const noScatter = TEST_SYMBOLS.filter(({ role }) => role !== 'scatter');

describe('a model is refused', () => {
  const FAULTY: [string, SlotModel][] = [
    ['a line that leaves the window', testModel({}, { pays: { by: 'lines', lines: ['113'] } })],
    ['two lines that are one', testModel({}, { pays: { by: 'lines', lines: ['111', '111'] } })],
    ['half a reel', testModel({}, { reels: 2.5 })],
    ['a cap of nothing', testModel({}, { maxWin: 0 })],
    ['a part of a unit as a win', testModel({}, { symbols: [{ name: 'A', pays: [0.5], weights: 1 }] })],
    ['two wilds', testModel({}, { symbols: [...TEST_SYMBOLS, { name: 'F', role: 'wild', weights: 1 }] })],
    ['one name twice', testModel({}, { symbols: [...TEST_SYMBOLS, { name: 'A', weights: 1 }] })],
    ['a weight below nothing', testModel({}, { setting: { weights: { A: -1 } } })],
    ['reels without a symbol', testModel({}, { symbols: [{ name: 'A', pays: [1], weights: 0 }] })],
    ['a weight for a stranger', testModel({}, { setting: { weights: { Z: 1 } } })],
    ['a strip too few', testModel({}, { setting: { strips: ['AB', 'AB'] } })],
    ['a strip with a stranger', testModel({}, { setting: { strips: ['AB', 'AB', 'AZ'] } })],
    [
      'a wild on the first reel of ways',
      testModel({}, { pays: { by: 'ways' }, setting: { weights: { D: 1 } } }),
    ],
    ['free spins without a scatter', testModel({ freeSpins: free }, { symbols: noScatter })],
    ['fewer free spins than it gives', testModel({ freeSpins: { ...free, most: 9 } })],
    [
      'wilds that cover what starts more',
      testModel({ freeSpins: { ...free, more: [5], stickyWilds: true } }),
    ],
    ['lines that tumble', testModel({ tumbles: { most: 3, times: [1] } })],
    ['respins without wilds that hold', testModel({ respins: { most: 3 } })],
    ['a pick without a bonus', testModel({ pick: { least: 3, prizes: [1], stops: 1 } })],
    ['a sale of what is not there', testModel({ buy: 'hold' })],
    ['a sale without a price', testModel({ freeSpins: free, buy: 'free-spins' }, { setting: {} })],
    ['a price without a sale', testModel({ freeSpins: free }, { setting: { buyUnits: 30 } })],
    [
      'a price below a stake',
      testModel({ freeSpins: free, buy: 'free-spins' }, { setting: { buyUnits: 2 } }),
    ],
    [
      'a round longer than its draws',
      testModel({ tumbles: { most: 99, times: [1] }, freeSpins: free }, { pays: { by: 'ways' } }),
    ],
  ];
  test.each(FAULTY)('%s', (_what, model) => {
    expect(faultOf(model)).toEqual(expect.any(String));
    expect(() => buildMachine(model, '96')).toThrow(RangeError);
  });

  test('but not a plain one', () => expect(faultOf(testModel({}))).toBeUndefined());
});

test('the longest round is counted with everything that can follow', () => {
  expect(mostDraws(testModel({}))).toBe(9);
  expect(mostDraws(testModel({ freeSpins: free }))).toBe(9 + 20 * (9 + 3) + 1);
});
