import { GAME_CATEGORIES } from '@maidan/contract/constants.ts';
import { expect, test } from 'vitest';
import { sampleLane } from '#testing/sample-games.ts';
import { categoryOfPath, isCenter, menuCategories } from './categories.ts';

test('[HDR-01] a category without vendors has no entry', () => {
  expect(menuCategories([sampleLane('RNG', 2), sampleLane('LIVE', 0)])).toEqual(['RNG']);
});

test('[CAT-05] crash shows only with more than 10 slot vendors', () => {
  const lanes = [sampleLane('MXWIN', 1), sampleLane('SPORTS', 1)];
  expect(menuCategories([sampleLane('RNG', 10), ...lanes])).toEqual(['RNG', 'SPORTS']);
  expect(menuCategories([sampleLane('RNG', 11), ...lanes])).toEqual(['RNG', 'MXWIN', 'SPORTS']);
});

test('[CAT-05] crash is inserted before sports when the vendor list has no entry for it', () => {
  const lanes = [
    sampleLane('RNG', 11),
    sampleLane('LIVE', 1),
    sampleLane('SPORTS', 1),
    sampleLane('FISH', 1),
  ];
  expect(menuCategories(lanes)).toEqual(['RNG', 'LIVE', 'MXWIN', 'SPORTS', 'FISH']);
});

test('[RTE-15] a word that names no category is no list', () => {
  expect(categoryOfPath('rng')).toBe('RNG');
  expect(categoryOfPath('RNG')).toBeNull();
  expect(categoryOfPath('constructor')).toBeNull();
});

test('[RTE-07] sports, esports and the lotteries are entered; everything else is browsed', () => {
  const centers = GAME_CATEGORIES.filter(isCenter);
  expect(centers.toSorted()).toEqual(['ELOTT', 'ESPORTS', 'LOTT', 'SPORTS']);
});
