import type { GameCategory } from '@maidan/contract/constants.ts';
import { expect, test } from 'vitest';
import { arrangeLanes } from './arrange-lanes.ts';

const lanes = (...counts: [GameCategory, number][]) => arrangeLanes(new Map(counts));

test('[CAT-05] MXWIN stays away with ten RNG vendors and comes with eleven', () => {
  expect(lanes(['RNG', 10], ['SPORTS', 1], ['MXWIN', 3])).toEqual(['RNG', 'SPORTS']);
  expect(lanes(['RNG', 11], ['SPORTS', 1], ['MXWIN', 3])).toEqual(['RNG', 'MXWIN', 'SPORTS']);
});

test('[CAT-05] MXWIN stays away when nobody makes a game of the crash class', () => {
  expect(lanes(['RNG', 20], ['SPORTS', 1])).toEqual(['RNG', 'SPORTS']);
});

test('[CAT-05] MXWIN is put right before sports, and last where there are none', () => {
  expect(lanes(['COCKFIGHT', 1], ['SPORTS', 2], ['FISH', 1], ['LIVE', 2], ['RNG', 12], ['MXWIN', 1])).toEqual(
    ['RNG', 'LIVE', 'FISH', 'MXWIN', 'SPORTS', 'COCKFIGHT'],
  );
  expect(lanes(['RNG', 12], ['PVP', 1], ['MXWIN', 1])).toEqual(['RNG', 'PVP', 'MXWIN']);
});

test('a category without vendors has no lane', () => {
  expect(lanes(['RNG', 1], ['LIVE', 0])).toEqual(['RNG']);
});
