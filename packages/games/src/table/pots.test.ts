import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividePots, potsOf, type PotSeat } from './pots.ts';

const seat = (place: number, paid: number, how: 'in' | 'all in' | 'out'): PotSeat => ({
  place,
  paid: BigInt(paid),
  isIn: how !== 'out',
  isAllIn: how === 'all in',
});
const total = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, each) => all + each, 0n);

test('a short seat is in for as much of each as it paid itself, and for nothing of the rest', () => {
  const { pots, back } = potsOf([
    seat(0, 20, 'all in'),
    seat(1, 50, 'in'),
    seat(2, 50, 'in'),
    seat(3, 30, 'out'),
  ]);
  expect(pots).toEqual([
    { amount: 80n, places: [0, 1, 2] },
    { amount: 70n, places: [1, 2] },
  ]);
  expect(back).toEqual(new Map());
});

test('what nobody has matched goes back, also to whoever has folded, and no rake is taken of it', () => {
  const alone = potsOf([seat(0, 20, 'all in'), seat(1, 50, 'in')]);
  expect(alone).toEqual({ pots: [{ amount: 40n, places: [0, 1] }], back: new Map([[1, 30n]]) });
  const folded = potsOf([seat(0, 20, 'all in'), seat(1, 50, 'out'), seat(2, 45, 'out')]);
  expect(folded).toEqual({
    pots: [{ amount: 60n, places: [0] }],
    back: new Map([
      [1, 30n],
      [2, 25n],
    ]),
  });
  const { rake, paidOut } = dividePots(alone, () => [0], { rakeBasisPoints: 1_000, isFree: false });
  expect({ rake, paidOut }).toEqual({
    rake: 4n,
    paidOut: new Map([
      [1, 30n],
      [0, 36n],
    ]),
  });
});

test('who is not all in can win the whole pot, though another has paid more: a blind seat pays half', () => {
  expect(potsOf([seat(0, 20, 'in'), seat(1, 40, 'in'), seat(2, 60, 'out')])).toEqual({
    pots: [{ amount: 120n, places: [0, 1] }],
    back: new Map(),
  });
});

const anySeats = fc
  .array(fc.record({ paid: fc.integer({ min: 1, max: 60 }), how: fc.constantFrom('in', 'all in', 'out') }), {
    minLength: 2,
    maxLength: 6,
  })
  .map((all) =>
    all.map(({ paid, how }, place) => seat(place, paid, place === 0 && how === 'out' ? 'in' : how)),
  );

test('[GAM-03] whoever wins: pots, rake and what goes back are what was paid, and nobody all in gets more than was matched', () => {
  fc.assert(
    fc.property(anySeats, fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }), (seats, ranks) => {
      const rankOf = (place: number): number => ranks[place] ?? 0;
      const bestOf = (places: readonly number[]) =>
        places.filter((place) => rankOf(place) === Math.max(...places.map(rankOf)));
      const result = dividePots(potsOf(seats), bestOf, { rakeBasisPoints: 300, isFree: false });
      expect(total(result.paidOut.values()) + result.rake).toBe(total(seats.map(({ paid }) => paid)));
      for (const { amount, rake, won } of result.pots) {
        expect(total(won.values()) + rake).toBe(amount);
        expect(rake).toBe((amount * 300n) / 10_000n);
      }
      for (const { place, paid, isIn, isAllIn } of seats) {
        const got = result.paidOut.get(place) ?? 0n;
        const matched = total(seats.map((other) => (other.paid < paid ? other.paid : paid)));
        expect(isIn ? !isAllIn || got <= matched : got < paid).toBe(true);
      }
    }),
  );
});
