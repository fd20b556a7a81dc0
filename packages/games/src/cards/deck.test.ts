import { expect, test } from 'vitest';
import { waysTo } from '#testing/every-draw.ts';
import { packOf, shuffledTop } from './deck.ts';
import { SHOE_CARDS, shuffledShoe } from './shoe.ts';

const sorted = (cards: readonly number[]) => cards.toSorted((one, other) => one - other);

test('[GAM-03] every order of a shuffled pack comes of as many draws as every other', () => {
  const orders = waysTo((draw) => shuffledTop([0, 1, 2, 3, 4, 5], 6, draw));
  expect(orders.size).toBe(720);
  expect(new Set(orders.values())).toEqual(new Set([1]));
  const tops = waysTo((draw) => shuffledTop([0, 1, 2, 3, 4, 5, 6], 3, draw));
  expect(tops.size).toBe(7 * 6 * 5);
  expect(new Set(tops.values())).toEqual(new Set([1]));
});

test('[GAM-03] a shoe asks once for each of its cards among all that are left, and holds eight packs', () => {
  const bounds: number[] = [];
  const shoe = shuffledShoe({ below: (bound) => (bounds.push(bound), bound - 1) });
  expect(bounds).toEqual(Array.from({ length: SHOE_CARDS }, (_, place) => SHOE_CARDS - place));
  expect(sorted(shoe)).toEqual(sorted(packOf(8)));
});
