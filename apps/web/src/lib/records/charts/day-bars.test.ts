import { expect, test } from 'vitest';
import { barsOf, CHART } from './day-bars.ts';

test('[MEM-08] the highest win reaches the top, the deepest loss the bottom, and both stand on one line', () => {
  const { bars, zero } = barsOf(['300.00', '0.00', '-100.00']);
  expect(zero).toBeCloseTo(CHART.height * 0.75);
  expect(bars[0]).toMatchObject({ y: 0, gain: true });
  expect(bars[0]?.height).toBeCloseTo(zero);
  expect(bars[1]?.height).toBe(0);
  expect((bars[2]?.y ?? 0) + (bars[2]?.height ?? 0)).toBeCloseTo(CHART.height);
  expect(bars[2]?.gain).toBe(false);
});

test('[MEM-08] the axis has few round values within what is drawn, and nought is where the line is', () => {
  const { ticks, zero } = barsOf(['3700.00', '0.00', '-1250.50']);
  expect(ticks.map(({ value }) => value / 100)).toEqual([0, 2000]);
  expect(ticks[0]?.y).toBe(zero);
  expect(barsOf(['812.00', '-640.00']).ticks.map(({ value }) => value / 100)).toEqual([-500, 0, 500]);
  expect(barsOf(['0.00']).ticks.map(({ value }) => value)).toEqual([0]);
});

test('days without play and ranges of one day are drawn without a fault', () => {
  expect(barsOf([]).bars).toEqual([]);
  expect(barsOf(['0.00', '0.00']).zero).toBe(CHART.height / 2);
  expect(barsOf(['-5.00']).bars[0]).toMatchObject({ y: 0, height: CHART.height });
});
