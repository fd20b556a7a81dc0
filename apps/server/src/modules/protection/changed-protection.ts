import type { Protection } from '@maidan/contract/protection/protection.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { getProtection } from './get-protection.ts';
import { tellProtection } from './tell-protection.ts';

export const ownedBy = (context: CallContext) => ({
  merchant: context.config.merchant,
  memberId: sessionOf(context).memberId,
});

export async function changedProtection(context: CallContext): Promise<Protection> {
  const protection = await getProtection(context);
  await tellProtection(context, protection.break !== null);
  return protection;
}
