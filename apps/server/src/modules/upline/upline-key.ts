import { createHash } from 'node:crypto';
import type { Whose } from './upline.store.ts';

const LENGTH = 22;

/**
 * Names the agent a member was shown, to that member only: masked names may be alike, and whose number an agent has is
 * nobody's business. It opens nothing; it only has to be the same when the money is sent.
 */
export function uplineKey({ merchant, memberId }: Whose, uplineId: bigint | string): string {
  return createHash('sha256')
    .update(`upline ${merchant} ${memberId} ${uplineId}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
