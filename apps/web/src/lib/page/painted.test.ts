import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { painted } from './painted.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('goes on after the frame, not in it, and once', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const seen = vi.fn<() => void>();
  void painted().then(seen);
  await vi.advanceTimersByTimeAsync(50);
  expect(seen).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toHaveBeenCalledOnce();
});

test('a page that nobody sees is given no frame, and goes on all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const seen = vi.fn<() => void>();
  void painted().then(seen);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toHaveBeenCalledOnce();
});
