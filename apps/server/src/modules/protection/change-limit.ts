import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { confirmLimit as confirmLimitOperation } from '@maidan/contract/protection/confirm-limit.ts';
import type { Protection } from '@maidan/contract/protection/protection.ts';
import type { setLimit as setLimitOperation } from '@maidan/contract/protection/set-limit.ts';
import type { setRealityCheck as setRealityCheckOperation } from '@maidan/contract/protection/set-reality-check.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { confirmWish, writeLimit, writeRealityMinutes } from './protection.store.ts';
import { limitNumber, getProtection } from './get-protection.ts';
import { tellProtection } from './tell-protection.ts';

const ownedBy = (context: CallContext) => ({
  merchant: context.config.merchant,
  memberId: sessionOf(context).memberId,
});

/** R1: what the function in the database decides; here it is only asked. */
export async function setLimit(
  context: CallContext,
  { kind, period, value }: ParsedRequestOf<typeof setLimitOperation>,
): Promise<ResponseOf<typeof setLimitOperation>> {
  const number = value === null ? null : limitNumber(kind, value);
  const outcome = await writeLimit(context.db, { ...ownedBy(context), kind, period }, number);
  return { outcome, protection: await changed(context) };
}

export async function confirmLimit(
  context: CallContext,
  { kind, period }: ParsedRequestOf<typeof confirmLimitOperation>,
): Promise<Protection> {
  const outcome = await confirmWish(context.db, { ...ownedBy(context), kind, period });
  if (outcome === 'early') throw new Refusal('LIMIT_TOO_EARLY');
  if (outcome === 'none') throw new Refusal('LIMIT_NOT_ASKED');
  return changed(context);
}

export async function setRealityCheck(
  context: CallContext,
  { minutes }: ParsedRequestOf<typeof setRealityCheckOperation>,
): Promise<Protection> {
  await writeRealityMinutes(context.db, ownedBy(context), minutes);
  return changed(context);
}

async function changed(context: CallContext): Promise<Protection> {
  const protection = await getProtection(context);
  await tellProtection(context, protection.break !== null);
  return protection;
}
