import type { confirmTotp as confirmTotpOperation } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { beginSecondStep } from '#modules/accounts/second-step/second-step.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { guardSecret } from '#modules/accounts/verification/throttle.ts';
import { tellSecondStep } from './tell-second-step.ts';
import { confirmPendingTotp, selectTotp } from './totp.store.ts';
import { stepOf } from './totp.ts';

export async function confirmTotp(
  context: CallContext,
  { code }: ParsedRequestOf<typeof confirmTotpOperation>,
): Promise<ResponseOf<typeof confirmTotpOperation>> {
  const { db, config } = context;
  const { memberId, id: sessionId } = sessionOf(context);
  const sealed = (await selectTotp(db, config.merchant, memberId))?.totpPending ?? null;
  if (sealed === null) throw new Refusal('TICKET_INVALID');
  const guard = await guardSecret(context, `totp:${memberId}`);
  const step = stepOf(config, memberId, sealed, code);
  if (step === null) throw new Refusal('CODE_WRONG');
  const recoveryCodes = await db.transaction(async (tx) => {
    if (!(await confirmPendingTotp(tx, config.merchant, memberId, { sealed, step })))
      throw new Refusal('TICKET_INVALID');
    return beginSecondStep(tx, context, { memberId, sessionId });
  });
  await guard.succeeded();
  await noteSecurityEvent(context, 'totp-on');
  await tellSecondStep(context, 'second-step-on');
  return { on: true, recoveryCodes };
}
