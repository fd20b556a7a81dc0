import { expect, test } from 'vitest';
import { gmtOffset, serviceState } from './service-hours.ts';

const DHAKA = 'Asia/Dhaka';

test.each([
  ['Sunday noon', '2026-11-15T06:00:00Z', false, '2026-11-16T06:00:00Z'],
  ['Monday, a minute before', '2026-11-16T05:59:30Z', false, '2026-11-16T06:00:00Z'],
  ['Monday, on the hour', '2026-11-16T06:00:00Z', true, '2026-11-16T15:00:00Z'],
  ['Friday, the last minute', '2026-11-20T14:59:59Z', true, '2026-11-20T15:00:00Z'],
  ['Friday evening', '2026-11-20T15:00:00Z', false, '2026-11-23T06:00:00Z'],
  ['Wednesday after midnight', '2026-11-17T18:10:00Z', false, '2026-11-18T06:00:00Z'],
])('[RTE-03] %s in Dhaka', (_name, now, open, changesAt) => {
  expect(serviceState(new Date(now), DHAKA)).toEqual({ open, changesAt: new Date(changesAt) });
});

test('[RTE-04] the offset of the clock is told as GMT', () => {
  expect(gmtOffset(new Date('2026-11-15T06:00:00Z'), DHAKA)).toBe('GMT+6');
  expect(gmtOffset(new Date('2026-11-15T06:00:00Z'), 'Asia/Kolkata')).toBe('GMT+5:30');
});
