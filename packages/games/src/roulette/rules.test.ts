import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { rouletteBet } from './bet.ts';
import { MOST_ON, MOST_SPOTS } from './limits.ts';
import { manifest } from './manifest.ts';
import { rouletteRules } from './rules.ts';
import { colourOf, POCKETS, returnOf, SPOTS, WHEEL } from './spots.ts';

const on = (spot: string, amount = '5.00') => ({ spot, amount });
const accepts = (bet: unknown) => rouletteBet.safeParse(bet).success;

describe('refusals', () => {
  test.each([
    ['no chips', { chips: [] }],
    ['a spot that is not there', { chips: [on('straight-37')] }],
    ['numbers that are not neighbours', { chips: [on('split-1-9')] }],
    ['the name of something every object has', { chips: [on('constructor')] }],
    ['nothing on a spot', { chips: [on('red', '0.00')] }],
    ['less than nothing', { chips: [on('red', '-5.00')] }],
    ['a part of a chip', { chips: [on('red', '5.50')] }],
    ['more than a number takes', { chips: [on('straight-7', '101.00')] }],
    ['more than a colour takes', { chips: [on('red', '1001.00')] }],
    ['the same spot twice', { chips: [on('red'), on('red')] }],
    ['more than the table takes', { chips: ['red', 'odd', 'low'].map((spot) => on(spot, '1000.00')) }],
    ['a stake beside the chips', { chips: [on('red')], stake: '1.00' }],
    ['a pay beside the chip', { chips: [{ ...on('red'), pays: 36 }] }],
    [
      'more spots than are counted',
      { chips: SPOTS.slice(0, MOST_SPOTS + 1).map(({ id }) => on(id, '1.00')) },
    ],
  ])('%s', (_what, bet) => expect(accepts(bet)).toBe(false));

  test('what is just allowed is taken', () => {
    expect(accepts({ chips: [on('straight-7', '100.00'), on('red', '1000.00')] })).toBe(true);
    expect(accepts({ chips: SPOTS.slice(0, MOST_SPOTS).map(({ id }) => on(id, '1.00')) })).toBe(true);
  });
});

describe('the table', () => {
  test('has 37 pockets, 18 red and 18 black, red and black in turn', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(Array.from({ length: POCKETS }, (_, n) => n));
    expect(WHEEL.filter((number) => colourOf(number) === 'red')).toHaveLength(18);
    expect([1, 3, 5, 7, 9, 12, 36].map(colourOf)).toEqual(Array.from({ length: 7 }, () => 'red'));
    expect([2, 4, 10, 11, 13, 35].map(colourOf)).toEqual(Array.from({ length: 6 }, () => 'black'));
  });

  test('offers every spot of a European table once', () => {
    const counts: Record<string, number> = {};
    for (const { kind } of SPOTS) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      column: 3,
      dozen: 3,
      half: 6,
    });
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(SPOTS.length);
    expect(new Set(SPOTS.map(({ numbers }) => numbers.toSorted((a, b) => a - b).join())).size).toBe(
      SPOTS.length,
    );
  });

  test.each(SPOTS.map((spot) => [spot.id, spot] as const))('%s returns 36 of 37', (_id, spot) => {
    expect(Number.isInteger(returnOf(spot))).toBe(true);
    expect(returnOf(spot) * spot.numbers.length).toBe(36);
    expect(Math.round((36 / POCKETS) * 10_000)).toBe(manifest.rtpBasisPoints);
  });
});

const manyChips = fc
  .uniqueArray(fc.constantFrom(...SPOTS), { minLength: 1, maxLength: 12, selector: ({ id }) => id })
  .chain((spots) =>
    fc.tuple(...spots.map(({ id, kind }) => fc.tuple(fc.constant(id), fc.bigInt(1n, MOST_ON[kind] / 1000n)))),
  );

test('whatever lies on the table: staked is the sum, and all 37 numbers together return 36 of 37', () => {
  fc.assert(
    fc.property(manyChips, (spots) => {
      const bet = rouletteBet.parse({
        chips: spots.map(([spot, taka]) => on(spot, formatMoneyText(minor(taka * 100n)))),
      });
      expect(bet.stake).toBe(spots.reduce((sum, [, taka]) => sum + taka * 100n, 0n));
      let returned = 0n;
      let isRight = true;
      for (let number = 0; number < POCKETS; number += 1) {
        const { win, stake, outcome } = rouletteRules.decide(bet, { below: () => number });
        const isWithin = win <= stake * BigInt(manifest.maxWinMultiplier);
        isRight &&= outcome.number === number && isWithin && win > 0n === outcome.won.length > 0;
        returned += win;
      }
      expect(isRight).toBe(true);
      expect(returned).toBe(bet.stake * 36n);
    }),
    { numRuns: 100 },
  );
});

test('the wheel asks for one number of 37', () => {
  const bounds: number[] = [];
  const draw = seededDraw(7);
  rouletteRules.decide(rouletteBet.parse({ chips: [on('red')] }), {
    below: (bound) => (bounds.push(bound), draw.below(bound)),
  });
  expect(bounds).toEqual([POCKETS]);
});
