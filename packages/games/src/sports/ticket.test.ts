import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASH_OUT_BASIS_POINTS, cashOutOf, isTooLong, linesOf, payoutOf, type SettledLeg } from './ticket.ts';

const leg = fc.record({
  odds: fc.integer({ min: 101, max: 2_000 }),
  result: fc.constantFrom('won' as const, 'lost' as const, 'void' as const),
});
const ticket = fc
  .array(leg, { minLength: 1, maxLength: 7 })
  .chain((legs) => fc.record({ legs: fc.constant(legs), size: fc.integer({ min: 1, max: legs.length }) }));

/** Every line by itself. */
function choose(legs: readonly SettledLeg[], size: number): SettledLeg[][] {
  if (size === 0) return [[]];
  return legs.flatMap((first, index) =>
    choose(legs.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

test('a system pays the sum of its lines, each a parlay of its own', () => {
  fc.assert(
    fc.property(ticket, fc.bigInt({ min: 1_000n, max: 500_000n }), ({ legs, size }, stake) => {
      const lines = choose(legs, size);
      expect(linesOf({ legs, size })).toBe(BigInt(lines.length));
      const each = Number(stake) / lines.length;
      const sum = lines.reduce(
        (all, line) =>
          all +
          line.reduce((pays, { odds, result }) => pays * { won: odds / 100, void: 1, lost: 0 }[result], each),
        0,
      );
      const rounded = sum - Number(payoutOf(stake, legs, size));
      expect(rounded).toBeGreaterThan(-1e-3);
      expect(rounded).toBeLessThan(1 + 1e-3);
    }),
  );
});

test('a void leg counts as odds of one, and a ticket of void legs gives its stake back', () => {
  fc.assert(
    fc.property(ticket, ({ legs, size }) => {
      const without = legs.map((each) => (each.result === 'void' ? { ...each, odds: 100 } : each));
      expect(payoutOf(10_000n, legs, size)).toBe(payoutOf(10_000n, without, size));
      const voided = legs.map((each) => ({ ...each, result: 'void' as const }));
      expect(payoutOf(12_345n, voided, size)).toBe(12_345n);
    }),
  );
});

test('one lost leg takes a parlay along, and lines without it in a system stand', () => {
  const won = { odds: 200, result: 'won' as const };
  const lost = { odds: 200, result: 'lost' as const };
  expect(payoutOf(1_000n, [won, won, lost], 3)).toBe(minor(0n));
  // Three lines of two: one of them has both that won, at four times a third of the stake.
  expect(payoutOf(900n, [won, won, lost], 2)).toBe(minor(1_200n));
});

test('bought back in parts is never more than bought back at once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1_000, max: 500_000 }),
      fc.integer({ min: 1, max: 99 }),
      (worths, stake, percent) => {
        const part = BigInt(Math.floor((stake * percent) / 100));
        const size = worths.length;
        const whole = cashOutOf(BigInt(stake), worths, size);
        const parts = cashOutOf(part, worths, size) + cashOutOf(BigInt(stake) - part, worths, size);
        expect(parts).toBeLessThanOrEqual(whole);
        expect(whole - parts).toBeLessThanOrEqual(2n);
      },
    ),
  );
});

test('the house keeps its part of what a bet is worth', () => {
  expect(cashOutOf(10_000n, [1], 1)).toBe(BigInt(10_000 - CASH_OUT_BASIS_POINTS));
});

test('a ticket that could pay more than a thousand times its stake is too long', () => {
  expect(isTooLong({ legs: [{ odds: 1_000 }, { odds: 10_000 }], size: 2 })).toBe(false);
  expect(isTooLong({ legs: [{ odds: 1_001 }, { odds: 10_000 }], size: 2 })).toBe(true);
});
