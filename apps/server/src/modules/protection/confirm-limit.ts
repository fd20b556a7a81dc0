import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { confirmLimit as confirmLimitOperation } from '@maidan/contract/protection/confirm-limit.ts';
import type { Protection } from '@maidan/contract/protection/protection.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ownedBy, changedProtection } from './changed-protection.ts';
import { confirmWish } from './protection.store.ts';

export async function confirmLimit(
  context: CallContext,
  { kind, period }: ParsedRequestOf<typeof confirmLimitOperation>,
): Promise<Protection> {
  const outcome = await confirmWish(context.db, { ...ownedBy(context), kind, period });
  if (outcome === 'early') throw new Refusal('LIMIT_TOO_EARLY');
  if (outcome === 'none') throw new Refusal('LIMIT_NOT_ASKED');
  return changedProtection(context);
}
