import { beforeEach, expect, test } from 'vitest';
import { noteCategoryUse, usedCategories } from './category-use.ts';

beforeEach(() => window.localStorage.clear());

test('[HDR-02] what is used most comes first, and a new habit overtakes an old one', () => {
  expect(usedCategories()).toEqual([]);
  for (let day = 0; day < 500; day += 1) noteCategoryUse('FISH');
  noteCategoryUse('LIVE');
  expect(usedCategories()).toEqual(['FISH', 'LIVE']);
  for (let day = 0; day < 70; day += 1) noteCategoryUse('LIVE');
  expect(usedCategories()).toEqual(['LIVE', 'FISH']);
});

test('what somebody else wrote into the storage is no use of anything', () => {
  window.localStorage.setItem('maidan-category-use', '{"RNG":"many"}');
  expect(usedCategories()).toEqual([]);
});
