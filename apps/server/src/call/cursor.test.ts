import { expect, test } from 'vitest';
import { Refusal } from '#refusals/refusal.ts';
import { cutPage, readCursor, writeCursor } from './cursor.ts';

test('what no list gave out is refused', () => {
  for (const forged of ['', '-', '1-', '-1', '1--2', 'A', '1e3.', '1234567890123', '0X1', '1-2-3', ' 1', '١'])
    expect(() => readCursor(forged), forged).toThrow(Refusal);
  expect(() => readCursor('1-2')).toThrow(Refusal);
  expect(() => readCursor('1', 2)).toThrow(Refusal);
  expect(() => readCursor('1-2-3', 2)).toThrow(Refusal);
});

test('a place of one number or two comes back as it was', () => {
  for (const number of [0n, 1n, 35n, 36n, 1_763_424_000_000_000n, 4_738_381_338_321_616_895n])
    expect(readCursor(writeCursor(number))).toBe(number);
  expect(readCursor(writeCursor(1_763_424_000_000_000n, 42n), 2)).toEqual([1_763_424_000_000_000n, 42n]);
});

test('the row beyond a page tells that there is another, and is not shown', () => {
  expect(cutPage([1n, 2n, 3n], 2, writeCursor)).toEqual({ page: [1n, 2n], nextCursor: '2' });
  expect(cutPage([1n, 2n], 2, writeCursor)).toEqual({ page: [1n, 2n], nextCursor: null });
  expect(cutPage([], 2, writeCursor)).toEqual({ page: [], nextCursor: null });
});
