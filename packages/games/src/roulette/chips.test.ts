import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { cleared, doubled, lay, sums } from './chips.ts';

const five = minor(500);

test('chips on one spot add up', () => {
  const laid = lay([{ spot: 'red', amount: five }], 'red', minor(1000)) ?? [];
  expect(sums(laid)).toEqual([{ spot: 'red', amount: 1500n }]);
});

test('no chip is laid above what a spot or the table takes', () => {
  expect(lay([], 'straight-7', minor(10_100))).toBeNull();
  const most = [
    { spot: 'red', amount: minor(100_000) },
    { spot: 'odd', amount: minor(100_000) },
  ];
  expect(lay(most, 'straight-7', five)).toBeNull();
});

test('doubling lays the same again, or nothing', () => {
  expect(sums(doubled([{ spot: 'red', amount: five }]) ?? [])).toEqual([{ spot: 'red', amount: 1000n }]);
  expect(doubled([])).toBeNull();
  expect(doubled([{ spot: 'straight-7', amount: minor(6000) }])).toBeNull();
});

test('a spot is cleared of all its chips and no other', () => {
  const laid = [
    { spot: 'red', amount: five },
    { spot: 'odd', amount: five },
    { spot: 'red', amount: five },
  ];
  expect(cleared(laid, 'red')).toEqual([{ spot: 'odd', amount: five }]);
});
