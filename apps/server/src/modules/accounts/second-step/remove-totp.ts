import type { removeTotp as removeTotpOperation } from '@maidan/contract/accounts/second-step/remove-totp.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { endSecondStep } from '#modules/accounts/second-step/second-step.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { guardSecret } from '#modules/accounts/verification/throttle.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';
import { tellSecondStep } from './tell-second-step.ts';
import { spendTotpCode } from './totp.ts';

/** With password and code: whoever finds an open page must not be able to take the second lock off. */
export async function removeTotp(
  context: CallContext,
  { password, code }: ParsedRequestOf<typeof removeTotpOperation>,
): Promise<ResponseOf<typeof removeTotpOperation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  await assertOwnPassword(context, password);
  const guard = await guardSecret(context, `totp:${memberId}`);
  if (!(await spendTotpCode(context, memberId, code))) throw new Refusal('CODE_WRONG');
  await db.transaction((tx) => endSecondStep(tx, config.merchant, memberId));
  await guard.succeeded();
  await noteSecurityEvent(context, 'totp-off');
  await tellSecondStep(context, 'second-step-off');
  return { on: false };
}
