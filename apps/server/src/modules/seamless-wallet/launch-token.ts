import { createHash } from 'node:crypto';

/** How a launch token is kept: 256 random bits need no slow hash. */
export function hashLaunchToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
