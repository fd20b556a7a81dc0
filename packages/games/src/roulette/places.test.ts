import { expect, test } from 'vitest';
import { ACROSS, LENGTH, PLACED, placeOf } from './places.ts';
import { SPOTS, spotOf } from './spots.ts';

const middle = (id: string) => {
  const spot = spotOf(id);
  if (!spot) throw new Error(id);
  const { u, v, w, h } = placeOf(spot);
  return [u + w / 2, v + h / 2].map((value) => Math.round(value * 100) / 100);
};

test('every spot lies on the table, and no two in the same place', () => {
  for (const { place } of PLACED) {
    expect(place.u).toBeGreaterThanOrEqual(0);
    expect(place.v).toBeGreaterThanOrEqual(0);
    expect(place.u + place.w).toBeLessThanOrEqual(LENGTH);
    expect(place.v + place.h).toBeLessThanOrEqual(ACROSS);
  }
  expect(new Set(SPOTS.map(({ id }) => middle(id).join())).size).toBe(SPOTS.length);
});

test.each([
  ['straight-0', [0.5, 1.5]],
  ['straight-1', [1.5, 2.5]],
  ['straight-36', [12.5, 0.5]],
  ['split-1-2', [1.5, 2]],
  ['split-1-4', [2, 2.5]],
  ['split-0-3', [1, 0.5]],
  ['trio-0-1-2', [1, 2]],
  ['corner-1', [2, 2]],
  ['street-1', [1.5, 3]],
  ['six-line-1', [2, 3]],
  ['column-3', [13.5, 0.5]],
  ['dozen-2', [7, 3.5]],
  ['high', [12, 4.5]],
])('%s lies where a player looks for it', (id, place) => expect(middle(id)).toEqual(place));
