import { expect, test } from 'vitest';
import { listHref } from './game-link.ts';
import { chosenValues, readListSearch, toggled, withoutFilters } from './list-search.ts';

test('[RTE-08] nonsense in the address of a list is left out, so that the list still opens', () => {
  expect(readListSearch({ vassalage: '<b>', page: '-3', search: { a: 1 } })).toEqual({});
  expect(readListSearch({ page: '1e3x', search: '   ' })).toEqual({});
  expect(readListSearch({ page: 99_999 })).toEqual({});
});

test('[RTE-08] vendor, page and name are read from the address', () => {
  expect(readListSearch({ vassalage: 'PG', page: 3, search: 777 })).toEqual({
    vassalage: 'PG',
    page: 3,
    search: '777',
  });
});

test('[HOM-06] the address of another vendor begins at page 1', () => {
  expect(listHref('RNG', { vassalage: 'PG', search: 'fire' })).toBe('/rng?vassalage=PG&search=fire');
  expect(listHref('RNG', { vassalage: 'PG', page: 1 })).toBe('/rng?vassalage=PG');
});

test('[CAT-06] unknown filters in the address are left out, and known ones stand in one order', () => {
  expect(readListSearch({ lines: '26', stake: 'x', sort: 'price', class: 'BG', rtp: 'all' })).toEqual({});
  expect(readListSearch({ sort: 'recommended', volatility: 'high,low,high,wild', class: 'JP,SC' })).toEqual({
    volatility: 'low,high',
    class: 'SC',
  });
});

test('[CAT-06] equal choices have equal addresses, whichever way they came about', () => {
  const one = toggled(toggled({ page: 4 }, 'volatility', 'high'), 'volatility', 'low');
  const other = toggled(toggled({}, 'volatility', 'low'), 'volatility', 'high');
  expect(listHref('RNG', one)).toBe('/rng?volatility=low,high');
  expect(listHref('RNG', other)).toBe(listHref('RNG', one));
});

test('[CAT-06] what takes one value changes it, what takes several adds to it, and both let go', () => {
  expect(toggled({ class: 'SC' }, 'class', 'JP')).toMatchObject({ class: 'JP' });
  expect(toggled({ class: 'JP' }, 'class', 'JP').class).toBeUndefined();
  expect(chosenValues(toggled({ features: 'jackpot' }, 'features', 'cascade'), 'features')).toEqual([
    'cascade',
    'jackpot',
  ]);
  const narrow = { vassalage: 'PG', search: 'fire', sort: 'rtp', lines: '25', page: 3 } as const;
  expect(withoutFilters(narrow)).toEqual({ vassalage: 'PG', search: 'fire', sort: 'rtp' });
});
