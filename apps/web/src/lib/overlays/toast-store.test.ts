import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, useToastStore } from './toast-store.ts';

const shown = () => useToastStore.getState().toasts.map(({ text }) => text);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a word goes by itself after five seconds, and of many the last three are shown', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text);
  expect(shown()).toEqual(['two', 'three', 'four']);
  vi.advanceTimersByTime(4_999);
  expect(shown()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a page that stood still shows its word for the rest of the time afterwards', () => {
  showToast('kept');
  // Whatever the clock says then, one timer has been overdue, and comes once.
  vi.advanceTimersToNextTimer();
  vi.setSystemTime(Date.now() + 60_000);
  expect(shown()).toEqual(['kept']);
  vi.advanceTimersByTime(4_499);
  expect(shown()).toEqual(['kept']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});
