import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { Protection } from '@maidan/contract/protection/protection.ts';
import type { setRealityCheck as setRealityCheckOperation } from '@maidan/contract/protection/set-reality-check.ts';
import type { CallContext } from '#call/call-context.ts';
import { ownedBy, changedProtection } from './changed-protection.ts';
import { writeRealityMinutes } from './protection.store.ts';

export async function setRealityCheck(
  context: CallContext,
  { minutes }: ParsedRequestOf<typeof setRealityCheckOperation>,
): Promise<Protection> {
  await writeRealityMinutes(context.db, ownedBy(context), minutes);
  return changedProtection(context);
}
