import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, countBits, emptyBits, inAll, inAny, placesFrom } from './bits.ts';

const SIZE = 200;
const places = fc.uniqueArray(fc.nat(SIZE - 1));

function bitsOf(list: readonly number[]) {
  const bits = emptyBits(SIZE);
  for (const place of list) addBit(bits, place);
  return bits;
}
const ascending = (list: Iterable<number>) => [...list].toSorted((a, b) => a - b);

test('bits hold what was put in, and any range of it is found by counting', () => {
  fc.assert(
    fc.property(places, fc.nat(SIZE), fc.integer({ min: 1, max: 48 }), (list, after, size) => {
      const bits = bitsOf(list);
      expect(countBits(bits)).toBe(list.length);
      expect(placesFrom(bits, after, size)).toEqual(ascending(list).slice(after, after + size));
    }),
  );
});

test('in all and in any are what they are among lists', () => {
  fc.assert(
    fc.property(places, places, places, (a, b, c) => {
      const sets = [a, b, c].map(bitsOf);
      const common = a.filter((place) => b.includes(place) && c.includes(place));
      expect(placesFrom(inAll(sets), 0, SIZE)).toEqual(ascending(common));
      expect(placesFrom(inAny(sets), 0, SIZE)).toEqual(ascending(new Set([...a, ...b, ...c])));
    }),
  );
});

test('in all of none is refused', () => {
  expect(() => inAll([])).toThrow(RangeError);
});
