import { expect, test } from 'vitest';
import { kindsOf, SEAS } from '../species.ts';
import { isInView, swimmersAt } from './shoals.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

test.each(SEAS)('two boats see the same %s, and another sea is another', (sea) => {
  expect(swimmersAt(sea, 7, NOON)).toEqual(swimmersAt(sea, 7, NOON));
  expect(swimmersAt(sea, 8, NOON)).not.toEqual(swimmersAt(sea, 7, NOON));
});

test.each(SEAS)('there is always something to catch in the %s, and every kind comes by', (sea) => {
  const seen = new Set<string>();
  for (let seconds = 0; seconds < 900; seconds += 3) {
    const all = swimmersAt(sea, 3, NOON + seconds * 1_000);
    const shown = all.filter(isInView);
    expect(shown.length).toBeGreaterThanOrEqual(5);
    expect(all.length).toBeLessThan(70);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { kind, y } of shown) {
      seen.add(kind);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
    }
  }
  expect([...seen].toSorted()).toEqual(kindsOf(sea).toSorted());
});

test('a fish swims on from one moment to the next, and keeps its number', () => {
  const before = new Map(swimmersAt('river', 5, NOON).map((fish) => [fish.id, fish]));
  const after = swimmersAt('river', 5, NOON + 16);
  const both = after.filter(({ id }) => before.has(id));
  expect(both.length).toBeGreaterThan(5);
  for (const { id, x, y, facing } of both) {
    const was = before.get(id);
    expect(Math.sign(x - (was?.x ?? x))).toBe(facing);
    expect(Math.abs(x - (was?.x ?? 0))).toBeLessThan(0.01);
    expect(Math.abs(y - (was?.y ?? 0))).toBeLessThan(0.01);
  }
});
