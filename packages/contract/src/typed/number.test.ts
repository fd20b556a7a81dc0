import { expect, test } from 'vitest';
import { readPercent, readWhole } from './number.ts';

test.each(['', ' ', '-5', '1.5', '1,5', '15,00', '1e3', '0x10', 'ten', '9'.repeat(16)])(
  '%j is no whole number',
  (typed) => {
    expect(readWhole(typed)).toBeNull();
  },
);

test.each([
  ['0', 0],
  ['1,500', 1_500],
  ['১,৫০,০০০', 150_000],
  ['१ ५००', 1_500],
])('[PRO-04] %j is a whole number', (typed, count) => {
  expect(readWhole(typed)).toBe(count);
});

test.each(['', '%', '-1', '1.234', '100.01', '1,000', '1e1', 'half'])('%j is no percentage', (typed) => {
  expect(readPercent(typed)).toBeNull();
});

test.each([
  ['0', 0],
  ['3.5', 350],
  ['3,5', 350],
  ['৩.২৫ %', 325],
  ['०.०५%', 5],
  ['100', 10_000],
])('[AGT-05] %j is a percentage', (typed, points) => {
  expect(readPercent(typed)).toBe(points);
});
