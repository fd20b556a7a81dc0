import { afterEach, expect, test, vi } from 'vitest';
import { isBoolean, isTextList, storedValue } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('T35: a value of another shape than expected is not taken', () => {
  window.localStorage.setItem('k', '["a", 1]');
  expect(storedValue('k', isTextList, []).read()).toEqual([]);
});

test('a storage that refuses neither throws nor lies', () => {
  const value = storedValue('k', isBoolean, false);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  value.write(true);
  expect(value.read()).toBe(false);
  value.clear();
});

test('what was written is read again', () => {
  const value = storedValue('k', isBoolean, false);
  value.write(true);
  expect(storedValue('k', isBoolean, false).read()).toBe(true);
  value.clear();
  expect(value.read()).toBe(false);
});
