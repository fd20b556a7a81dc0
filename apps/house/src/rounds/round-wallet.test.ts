import { expect, test } from 'vitest';
import { ROUND_TIMING, type House } from '#house.ts';
import { waitAfter } from './round-wallet.ts';

const house = { timing: ROUND_TIMING } as House;
const MINUTE_MS = 60_000;

test('W19, W21: waits between attempts never shrink, and a bet is asked for about five minutes before it is rolled back', () => {
  const waits = Array.from({ length: 30 }, (_, index) => waitAfter(house, index + 1));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits[0]).toBe(1_000);
  expect(waits.at(-1)).toBe(5 * MINUTE_MS);
  const untilLast = waits.slice(0, ROUND_TIMING.batchAttempts - 1).reduce((sum, wait) => sum + wait, 0);
  expect(untilLast).toBeGreaterThan(4 * MINUTE_MS);
  expect(untilLast).toBeLessThanOrEqual(5 * MINUTE_MS);
  // Once it is given up, the rollback does not wait for long.
  expect(waits[ROUND_TIMING.batchAttempts - 1]).toBeLessThanOrEqual(MINUTE_MS);
});
