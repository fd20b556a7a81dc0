import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { removePayoutAccount as operation } from '@maidan/contract/withdrawal/remove-payout-account.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { removeAccount } from './payout-account.store.ts';

export async function removePayoutAccount(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  if (!(await removeAccount(db, whose, id))) throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, 'payout-account-removed');
  return { removed: true };
}
