import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { renewRecoveryCodes as renewRecoveryCodesOperation } from '@maidan/contract/accounts/second-step/renew-recovery-codes.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';
import { spendTotpCode } from '#modules/accounts/second-step/totp.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { guardSecret } from '#modules/accounts/verification/throttle.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

export async function renewRecoveryCodes(
  context: CallContext,
  { password, code }: ParsedRequestOf<typeof renewRecoveryCodesOperation>,
): Promise<ResponseOf<typeof renewRecoveryCodesOperation>> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  await assertOwnPassword(context, password);
  const guard = await guardSecret(context, `totp:${memberId}`);
  if (!(await spendTotpCode(context, memberId, code))) throw new Refusal('CODE_WRONG');
  await guard.succeeded();
  const recoveryCodes = await db.transaction((tx) => makeRecoveryCodes(tx, config, memberId));
  await noteSecurityEvent(context, 'recovery-codes-made');
  return { recoveryCodes };
}
