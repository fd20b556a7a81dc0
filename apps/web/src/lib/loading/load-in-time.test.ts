import { expect, test, vi } from 'vitest';
import { isLoadFailure, loadInTime, LoadTimeout } from './load-in-time.ts';

test('[ERR-04] a chunk that never comes is given up after 120 seconds', async () => {
  vi.useFakeTimers();
  const loading = loadInTime(() => new Promise<never>(() => undefined));
  const outcome = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toBeInstanceOf(LoadTimeout);
  vi.useRealTimers();
});

test('a chunk that comes in time is handed on', async () => {
  await expect(loadInTime(async () => 'here')).resolves.toBe('here');
});

test('[ERR-04] every browser’s wording of a missing script or style is known, and nothing else', () => {
  expect(isLoadFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
  expect(isLoadFailure(new TypeError('error loading dynamically imported module'))).toBe(true);
  expect(isLoadFailure(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isLoadFailure(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isLoadFailure(new TypeError('undefined is not a function'))).toBe(false);
});
