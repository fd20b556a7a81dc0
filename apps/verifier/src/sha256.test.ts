import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256, sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('a key that would have to be hashed first is refused', () => {
  expect(() => hmacSha256(new Uint8Array(65))).toThrow(RangeError);
});

test('digests are those of the system, for every length around a block', () => {
  for (let length = 0; length <= 200; length += 1) {
    const message = randomBytes(length);
    const key = randomBytes(length % 65);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hex(hmacSha256(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});
