import { expect, test } from 'vitest';
import {
  dailyInDhaka,
  dailyInHanoi,
  drawName,
  drawsFrom,
  drawsUpTo,
  isDrawMinute,
  minutesOfWeek,
} from './schedule.ts';

const minuteOf = (iso: string): number => Date.parse(iso) / 60_000;
const isoOf = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 16);

test('draws come every so many minutes, forwards and backwards', () => {
  const from = minuteOf('2026-11-18T10:01:00Z');
  expect(drawsFrom({ every: 3 }, from, 3).map(isoOf)).toEqual([
    '2026-11-18T10:03',
    '2026-11-18T10:06',
    '2026-11-18T10:09',
  ]);
  expect(drawsUpTo({ every: 3 }, from, 2).map(isoOf)).toEqual(['2026-11-18T10:00', '2026-11-18T09:57']);
  expect(drawsFrom({ every: 5 }, minuteOf('2026-11-18T10:05:00Z'), 1).map(isoOf)).toEqual([
    '2026-11-18T10:05',
  ]);
  expect(drawName({ every: 3 }, minuteOf('2026-11-18T10:03:00Z'))).toBe('20261118-0322');
  // Half past midnight in Dhaka, where the next day has begun.
  expect(drawName({ every: 3 }, minuteOf('2026-11-18T18:30:00Z'))).toBe('20261119-0011');
});

test('[LOT-01] the calendar of a region has its own hour, and its own days', () => {
  const north = dailyInHanoi('18:30');
  expect(drawsFrom(north, minuteOf('2026-11-18T11:30:00Z'), 2).map(isoOf)).toEqual([
    '2026-11-18T11:30',
    '2026-11-19T11:30',
  ]);
  expect(drawsUpTo(north, minuteOf('2026-11-18T11:29:00Z'), 1).map(isoOf)).toEqual(['2026-11-17T11:30']);
  // Fridays in Dhaka.
  const weekly = dailyInDhaka('18:00', [5]);
  expect(drawsFrom(weekly, minuteOf('2026-11-18T00:00:00Z'), 2).map(isoOf)).toEqual([
    '2026-11-20T12:00',
    '2026-11-27T12:00',
  ]);
  expect(drawName(weekly, minuteOf('2026-11-20T12:00:00Z'))).toBe('20261120');
});

test('a draw that begins after midnight of the region belongs to the day there', () => {
  const early = dailyInDhaka('02:00', [0]);
  const [draw = 0] = drawsFrom(early, minuteOf('2026-11-18T00:00:00Z'), 1);
  expect(isoOf(draw)).toBe('2026-11-21T20:00');
  expect(isDrawMinute(early, draw)).toBe(true);
  expect(drawName(early, draw)).toBe('20261122');
});

test('[LOT-02] a calendar tells the week in UTC, also where the day of the region begins before', () => {
  // Sunday 02:00 in Dhaka is Saturday 20:00 in UTC.
  expect(minutesOfWeek(dailyInDhaka('02:00', [0]))).toEqual([6 * 1_440 + 20 * 60]);
  expect(minutesOfWeek(dailyInHanoi('18:30')).slice(0, 2)).toEqual([690, 1_440 + 690]);
  expect(minutesOfWeek({ every: 3 })).toEqual([]);
});
