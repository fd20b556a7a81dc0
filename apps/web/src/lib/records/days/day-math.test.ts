import { expect, test } from 'vitest';
import { daysOf, lastDays, lengthOf, nextDays, previousDays, todayOf } from './day-math.ts';

test('a day begins at midnight in Dhaka', () => {
  expect(todayOf(new Date('2026-11-15T17:59:59Z'))).toBe('2026-11-15');
  expect(todayOf(new Date('2026-11-15T18:00:00Z'))).toBe('2026-11-16');
});

test('[MEM-08] previous and next 7 and 30 days follow each other without a gap', () => {
  const range = lastDays(7, '2026-03-05');
  expect(range).toEqual({ from: '2026-02-27', to: '2026-03-05' });
  expect(previousDays(7, range)).toEqual({ from: '2026-02-20', to: '2026-02-26' });
  expect(previousDays(30, range)).toEqual({ from: '2026-01-28', to: '2026-02-26' });
  expect(nextDays(7, previousDays(7, range), '2026-03-05')).toEqual(range);
  expect(nextDays(30, previousDays(7, range), '2026-03-05')).toEqual(range);
  expect(nextDays(7, range, '2026-03-05')).toBeNull();
  expect(lengthOf(lastDays(30, '2026-03-05'))).toBe(30);
});

test('[MEM-11] a stretch of time touches these days, and of years the last that a record tells', () => {
  const from = '2026-11-14T18:00:00.000Z';
  expect(daysOf({ from, to: '2026-11-15T18:00:00.000Z' })).toEqual({ from: '2026-11-15', to: '2026-11-15' });
  expect(daysOf({ from, to: '2026-11-15T18:00:00.001Z' })).toEqual({ from: '2026-11-15', to: '2026-11-16' });
  const years = daysOf({ from: '2020-01-01T00:00:00.000Z', to: '2026-11-15T18:00:00.000Z' });
  expect(years).toEqual({ from: '2025-11-15', to: '2026-11-15' });
  expect(lengthOf(years)).toBe(366);
});
