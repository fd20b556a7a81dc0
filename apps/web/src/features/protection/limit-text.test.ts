import { expect, test } from 'vitest';
import { limitWords, readLimit, usedPercent } from './limit-text.ts';

test.each([
  ['stake', '', null],
  ['stake', '0', null],
  ['stake', '0.00', null],
  ['stake', '-5', null],
  ['stake', '1e3', null],
  ['stake', '10.005', null],
  ['stake', '500', '500.00'],
  ['stake', '1,500.5', '1500.50'],
  ['stake', '৳ ১,৫০০', '1500.00'],
  ['stake', '007', '7.00'],
  ['time', '5', null],
  ['time', '60.5', null],
  ['time', '৯০', '90'],
  ['time', '50000', null],
] as const)('R1: a limit of %s typed as "%s" is %s', (kind, typed, value) => {
  expect(readLimit(kind, typed)).toBe(value);
});

const time = (hours: number, minutes: number) => `${hours} h ${minutes} min`;

test('money and time are read as a person would write them', () => {
  expect(limitWords('stake', '1500.00', { symbol: '৳', language: 'bn', time })).toBe('৳১,৫০০.০০');
  expect(limitWords('time', '90', { symbol: '৳', language: 'en', time })).toBe('1 h 30 min');
  expect([usedPercent('50.00', '200.00'), usedPercent('300.00', '200.00')]).toEqual([25, 100]);
});
