import { createHash, randomBytes } from 'node:crypto';

/** 256 bits each: one half for the page's storage, one for a cookie no script can read. Neither works alone (T2). */
export function makeHalves(): { token: string; half: string } {
  return { token: makeSecret(), half: makeSecret() };
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept. The halves are random, so a plain hash is enough: there is nothing to guess. */
export function hashHalf(half: string): Buffer {
  return createHash('sha256').update(half).digest();
}
