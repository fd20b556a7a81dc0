import { expect, test } from 'vitest';
import { createRandom } from '#sandbox/random.ts';
import { createPace } from './pace.ts';

const PER_MINUTE = 6 / 60_000;

function countOver(minutes: number, perMs: number): { total: number; gaps: number[] } {
  const pace = createPace(createRandom(1, 'pace'), 0);
  let total = 0;
  let last = 0;
  const gaps: number[] = [];
  for (let at = 1_000; at <= minutes * 60_000; at += 1_000) {
    const due = pace.due(perMs, at);
    if (due === 0) continue;
    total += due;
    gaps.push(at - last);
    last = at;
  }
  return { total, gaps };
}

test('over a day as much is due as the rate says, and not by the beat of a clock', () => {
  const { total, gaps } = countOver(24 * 60, PER_MINUTE);
  expect(Math.abs(total - 6 * 24 * 60)).toBeLessThan(6 * 24 * 60 * 0.02);
  expect(new Set(gaps).size).toBeGreaterThan(5);
});

test('at nought nothing is due, nor what would have been when it was more', () => {
  const pace = createPace(createRandom(1, 'pace'), 0);
  pace.due(PER_MINUTE, 4_000);
  expect(pace.due(0, 8_000)).toBe(0);
  expect(pace.due(PER_MINUTE, 9_000)).toBe(0);
});

test('what was missed while the node stood still is not made up for', () => {
  const pace = createPace(createRandom(1, 'pace'), 0);
  expect(pace.due(60 / 60_000, 3_600_000)).toBeLessThanOrEqual(10);
});
