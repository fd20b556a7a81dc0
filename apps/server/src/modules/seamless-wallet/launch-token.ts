import { createHash, createHmac } from 'node:crypto';

/** How a launch token is kept: 256 random bits need no slow hash. */
export function hashLaunchToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * What a token is swapped for. It is made from the old one and a secret of the platform, so that copies of the question, on whatever
 * node, are told the same without its being kept anywhere.
 */
export function freshLaunchToken(secret: Uint8Array, token: string): string {
  return createHmac('sha256', secret).update('fresh launch token\n').update(token).digest('base64url');
}
