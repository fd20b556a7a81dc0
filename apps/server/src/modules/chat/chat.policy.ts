import type { SessionOfCall } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';

/** T28, R2: whoever is excluded takes no part in the chat, neither writing nor reading. */
export function refuseExcluded({ status }: SessionOfCall): void {
  if (status !== 'active') throw new Refusal('NOT_ALLOWED');
}
