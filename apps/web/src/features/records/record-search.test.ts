import { expect, test } from 'vitest';
import { isDay, lastDays } from '#lib/records/days/day-math.ts';
import { readRecordSearch, rangeOf } from './record-search.ts';

test('what makes no sense in an address is left out', () => {
  expect(isDay('2026-02-30')).toBe(false);
  expect(isDay('2026-02-28')).toBe(true);
  expect(
    readRecordSearch({
      from: '2026-13-01',
      to: 'x',
      state: 'gone',
      category: 'RNG',
      kind: 'win',
      vendor: '<b>',
    }),
  ).toEqual({ category: 'RNG', kind: 'win' });
  // A range that runs backwards opens as the usual one.
  expect(readRecordSearch({ from: '2026-02-02', to: '2026-02-01' })).toEqual({});
  expect(rangeOf({}, '2026-03-05')).toEqual(lastDays(30, '2026-03-05'));
});
