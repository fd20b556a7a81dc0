import { expect, test } from 'vitest';
import { listHref } from './game-link.ts';
import { readListSearch } from './list-search.ts';

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
