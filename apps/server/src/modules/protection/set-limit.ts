import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { setLimit as setLimitOperation } from '@maidan/contract/protection/set-limit.ts';
import type { CallContext } from '#call/call-context.ts';
import { ownedBy, changedProtection } from './changed-protection.ts';
import { limitNumber } from './get-protection.ts';
import { writeLimit } from './protection.store.ts';

/** R1: what the function in the database decides; here it is only asked. */
export async function setLimit(
  context: CallContext,
  { kind, period, value }: ParsedRequestOf<typeof setLimitOperation>,
): Promise<ResponseOf<typeof setLimitOperation>> {
  const number = value === null ? null : limitNumber(kind, value);
  const outcome = await writeLimit(context.db, { ...ownedBy(context), kind, period }, number);
  return { outcome, protection: await changedProtection(context) };
}
