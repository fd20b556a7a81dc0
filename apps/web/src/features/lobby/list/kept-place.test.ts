import { afterEach, expect, test } from 'vitest';
import { historyEntry, keepPlace, keptPlace } from './kept-place.ts';

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
});

test('a place is kept for its entry of the history, and a new visit has none', () => {
  keepPlace('a', { game: 240, offset: 12 });
  keepPlace('b', { game: 6, offset: 0 });
  keepPlace('a', { game: 246, offset: 3 });
  expect(keptPlace('a')).toEqual({ game: 246, offset: 3 });
  expect(keptPlace('c')).toBeUndefined();
});

test('only the last twenty are kept', () => {
  for (let entry = 0; entry < 30; entry += 1) keepPlace(String(entry), { game: entry, offset: 0 });
  expect(keptPlace('9')).toBeUndefined();
  expect(keptPlace('10')).toEqual({ game: 10, offset: 0 });
});

test('the entry is the one that the router has named; a strange state is none', () => {
  expect(historyEntry()).toBe('');
  window.history.replaceState({ __TSR_key: 'k1' }, '');
  expect(historyEntry()).toBe('k1');
});
