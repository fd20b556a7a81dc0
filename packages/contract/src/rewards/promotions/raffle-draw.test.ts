import { expect, test } from 'vitest';
import { passedOver, raffleOrder } from './raffle-draw.ts';

const PRIZES = [
  { amount: '50.00', count: 1 },
  { amount: '5.00', count: 2 },
];
const order = await raffleOrder({ seed: 'ab'.repeat(32), code: 'kites', entries: 9 });
const won = (...places: number[]) =>
  places.map((place, index) => ({ number: order[place] ?? 0, amount: index === 0 ? '50.00' : '5.00' }));

test('[PRO-03] winners out of the order, unknown, named twice, too many, or with the prize of another are no draw', () => {
  for (const winners of [
    won(2, 0, 3),
    [{ number: 10, amount: '50.00' }],
    won(0, 0),
    won(0, 1, 2, 3),
    won(0, 1).map(({ number }) => ({ number, amount: '5.00' })),
  ])
    expect(passedOver(order, winners, PRIZES)).toBe(null);
});

test('[PRO-03] every number before the last prize that did not win was passed over, and all of them where a prize is left', () => {
  expect(passedOver(order, won(0, 1, 2), PRIZES)).toEqual([]);
  expect(passedOver(order, won(1, 2, 5), PRIZES)).toEqual([order[0], order[3], order[4]]);
  expect(passedOver(order, won(0), PRIZES)).toEqual(order.slice(1));
  expect(passedOver(order, [], PRIZES)).toEqual(order);
});
