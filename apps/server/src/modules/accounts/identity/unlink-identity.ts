import type { unlinkIdentity as operation } from '@maidan/contract/accounts/identity/unlink-identity.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertStillAWayIn } from '#modules/accounts/members/ways-in.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { deleteIdentity } from './identity.store.ts';

export async function unlinkIdentity(
  context: CallContext,
  { provider }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  await db.transaction(async (tx) => {
    if (!(await deleteIdentity(tx, config.merchant, { provider, memberId }))) throw new Refusal('NOT_FOUND');
    await assertStillAWayIn(tx, config.merchant, memberId);
  });
  await noteSecurityEvent(context, 'identity-unlinked', memberId, { provider });
  return { removed: true };
}
