import { beforeEach, describe, expect, test } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => forgetSearches());

describe('the last searches of this browser', () => {
  test('nothing but spaces is not kept', () => {
    rememberSearch('   ');
    expect(recentSearches()).toEqual([]);
    expect(localStorage.getItem('maidan-searches')).toBeNull();
  });

  test('the newest eight are kept, each once however it is written', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B ']) rememberSearch(text);
    expect(recentSearches()).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
    expect(JSON.parse(localStorage.getItem('maidan-searches') ?? '')).toEqual(recentSearches());
  });

  test('one can be forgotten, and all', () => {
    for (const text of ['tiger', 'ঘুড়ি']) rememberSearch(text);
    forgetSearch('tiger');
    expect(recentSearches()).toEqual(['ঘুড়ি']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage.getItem('maidan-searches')).toBeNull();
  });
});
