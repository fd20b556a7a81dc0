import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadingZeroBits } from './short-hash.ts';

/** As the operating system's library counts them. */
function expected(text: string): number {
  const hash = createHash('sha256').update(text).digest();
  return hash.readUInt32BE(0) === 0
    ? 32 + Math.clz32(hash.readUInt32BE(4))
    : Math.clz32(hash.readUInt32BE(0));
}

test('[LOG-05] counts what the standard hash counts, for texts of every length that fits', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'Ab3_-:z9'.repeat(7).slice(0, length);
    expect(leadingZeroBits(text), `${length} characters`).toBe(expected(text));
  }
});

test('[LOG-05] and for thousands of tries of one challenge', () => {
  const tries = Array.from({ length: 5000 }, (_, index) => `k3yP_9-fieldOfPlay0001:${index.toString(36)}`);
  expect(tries.map(leadingZeroBits)).toEqual(tries.map(expected));
});

test('a text that does not fit is refused, not answered wrongly', () => {
  expect(() => leadingZeroBits('x'.repeat(56))).toThrow(RangeError);
});
