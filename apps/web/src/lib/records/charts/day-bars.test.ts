import { expect, test } from 'vitest';
import { barsOf, CHART } from './day-bars.ts';

test('[MEM-08] the highest win reaches the top, the deepest loss the bottom, and both stand on one line', () => {
  const { bars, zero } = barsOf([300_00, 0, -100_00], 100);
  expect(zero).toBeCloseTo(CHART.height * 0.75);
  expect(bars[0]).toMatchObject({ y: 0, gain: true });
  expect(bars[0]?.height).toBeCloseTo(zero);
  expect(bars[1]?.height).toBe(0);
  expect((bars[2]?.y ?? 0) + (bars[2]?.height ?? 0)).toBeCloseTo(CHART.height);
  expect(bars[2]?.gain).toBe(false);
});

test('[MEM-08] the axis has few round values within what is drawn, and nought is where the line is', () => {
  const { ticks, zero } = barsOf([3700_00, 0, -1250_50], 100);
  expect(ticks.map(({ value }) => value / 100)).toEqual([0, 2000]);
  expect(ticks[0]?.y).toBe(zero);
  expect(barsOf([812_00, -640_00], 100).ticks.map(({ value }) => value / 100)).toEqual([-500, 0, 500]);
  expect(barsOf([0], 100).ticks.map(({ value }) => value)).toEqual([0]);
});

test('[AGT-01] an axis of people has whole numbers alone', () => {
  expect(barsOf([1, 3, 2]).ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
});

test('days without play and ranges of one day are drawn without a fault', () => {
  expect(barsOf([]).bars).toEqual([]);
  expect(barsOf([0, 0]).zero).toBe(CHART.height / 2);
  expect(barsOf([-500]).bars[0]).toMatchObject({ y: 0, height: CHART.height });
});
