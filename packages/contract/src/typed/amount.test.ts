import { expect, test } from 'vitest';
import { cleanAmount, isAmount, readAmount } from './amount.ts';

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
  '450,50',
  '500,5',
  '1,2',
  ',500',
  '1000,000',
  '1,000,50',
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
  ['1,00,000.50', 10_000_050n],
  ['₹ 1 000', 100_000n],
  ['５００', 50_000n],
])('[MEM-04] %j is read in every digit people type', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  ['১,৫০০', '1500.00'],
  ['1500.5', '1500.50'],
  ['007', '7.00'],
  ['0', '0.00'],
])('[MEM-05] %j becomes %j, the one form that travels', (typed, text) => {
  expect(cleanAmount(typed)).toBe(text);
  expect(isAmount(cleanAmount(typed))).toBe(true);
});

test.each(['', '1e3', '-5', '5.005', '10000000000.01'])(
  '%j is no amount, and stays for the form to say so',
  (typed) => {
    expect(cleanAmount(typed)).toBe(typed);
    expect(isAmount(typed)).toBe(false);
  },
);
