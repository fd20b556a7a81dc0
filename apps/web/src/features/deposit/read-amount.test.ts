import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  '',
  ' ',
  '0',
  '0.00',
  '-5',
  '1e3',
  '0x10',
  '5.005',
  '.5',
  '5.',
  'NaN',
  '১০টাকা',
  '99999999999999',
])('%j is no amount', (typed) => {
  expect(readAmount(typed)).toBeNull();
});

test.each([
  ['500', 50_000n],
  [' 1,000 ', 100_000n],
  ['৳ 500.5', 50_050n],
  ['007', 700n],
  ['১,০০০.২৫', 100_025n],
  ['٥٠٠', 50_000n],
])('[MEM-04] %j is read in every digit people type', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
