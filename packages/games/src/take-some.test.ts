import { expect, test } from 'vitest';
import type { Draw } from '#game.ts';
import { takeSome } from './take-some.ts';

test('each order of the items comes once when every draw is gone through', () => {
  const orders = new Set<string>();
  for (let first = 0; first < 4; first += 1)
    for (let second = 0; second < 3; second += 1) {
      const draws = [first, second];
      const draw: Draw = { below: () => draws.shift() ?? 0 };
      orders.add(takeSome(draw, ['a', 'b', 'c', 'd'], 2).join(''));
    }
  expect(orders.size).toBe(12);
});

test('nothing is taken twice, and no more than there is', () => {
  const draw: Draw = { below: (bound) => bound - 1 };
  expect(takeSome(draw, [1, 2, 3], 5).toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
});
