import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test('[I18-03] a day is written with its month in words, in the digits of the language', () => {
  const day = new Date(2026, 10, 5, 12);
  expect(dayText(day, 'en')).toBe('5 November 2026');
  expect(dayText(day, 'bn')).toBe('৫ নভেম্বর, ২০২৬');
});

test('[I18-03] months stand in their order', () => {
  const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 28, 12));
  expect(days.map((day) => dayText(day, 'en'))).toEqual(days.map((day) => english.format(day)));
  expect(new Set(days.map((day) => dayText(day, 'bn'))).size).toBe(12);
});
