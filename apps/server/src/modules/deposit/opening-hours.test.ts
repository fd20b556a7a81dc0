import { expect, test } from 'vitest';
import { isOpenAt } from './opening-hours.ts';

const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
const DHAKA = 'Asia/Dhaka';

test.each([
  ['09:00', '18:00', '02:59', false],
  ['09:00', '18:00', '03:00', true],
  ['09:00', '18:00', '11:59', true],
  ['09:00', '18:00', '12:00', false],
  ['22:00', '02:00', '15:59', false],
  ['22:00', '02:00', '16:00', true],
  ['22:00', '02:00', '19:59', true],
  ['22:00', '02:00', '20:00', false],
  ['08:00', '08:00', '23:00', true],
])('[MEM-04] open %s to %s in Dhaka: at %s UTC it is %s', (opens, closes, time, open) => {
  expect(isOpenAt({ opens, closes, timeZone: DHAKA }, at(time))).toBe(open);
});

test('without hours it never closes', () => {
  expect(isOpenAt(null, at('03:00'))).toBe(true);
});
