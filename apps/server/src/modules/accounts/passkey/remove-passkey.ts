import type { removePasskey as operation } from '@maidan/contract/accounts/passkey/remove-passkey.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertStillAWayIn } from '#modules/accounts/members/ways-in.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { deletePasskey } from './passkey.store.ts';

export async function removePasskey(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  await db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, config.merchant, { id, memberId }))) throw new Refusal('NOT_FOUND');
    await assertStillAWayIn(tx, config.merchant, memberId);
  });
  await noteSecurityEvent(context, 'passkey-removed', memberId);
  return { removed: true };
}
