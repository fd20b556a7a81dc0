import type { confirmTotp as confirmTotpOperation } from '@maidan/contract/member/confirm-totp.ts';
import type { removeTotp as removeTotpOperation } from '@maidan/contract/member/remove-totp.ts';
import type { startTotp as startTotpOperation } from '@maidan/contract/member/start-totp.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { beginSecondStep, endSecondStep } from '#modules/second-step/second-step.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import { sendNoticeEverywhere } from '#modules/verification/notices.ts';
import { guardSecret } from '#modules/verification/throttle.ts';
import { findAtDoor } from './member-for-login.ts';
import { assertOwnPassword } from './own-password.ts';
import { newTotp, sealTotp, stepOf, spendTotpCode } from './totp.ts';
import { confirmPendingTotp, selectTotp, setPendingTotp } from './totp.store.ts';

/** LOG-13: a secret for the app, shown this once and without force until its first code comes back. */
export async function startTotp(context: CallContext): Promise<ResponseOf<typeof startTotpOperation>> {
  const { db, config } = context;
  const { memberId, username } = sessionOf(context);
  const totp = newTotp(username);
  if (!(await setPendingTotp(db, config.merchant, memberId, sealTotp(config, memberId, totp))))
    throw new Refusal('OPERATION_CONFLICT');
  return { secret: totp.secret.base32, url: totp.toString() };
}

export async function confirmTotp(
  context: CallContext,
  { code }: ParsedRequestOf<typeof confirmTotpOperation>,
): Promise<ResponseOf<typeof confirmTotpOperation>> {
  const { db, config } = context;
  const { memberId, id: sessionId } = sessionOf(context);
  const sealed = (await selectTotp(db, config.merchant, memberId))?.totp_pending ?? null;
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
  await tellOwner(context, 'second-step-on');
  return { on: true, recoveryCodes };
}

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
  await tellOwner(context, 'second-step-off');
  return { on: false };
}

async function tellOwner(context: CallContext, notice: 'second-step-on' | 'second-step-off'): Promise<void> {
  const { db, config } = context;
  const member = await findAtDoor(db, config.merchant, sessionOf(context).memberId);
  if (member !== null) sendNoticeEverywhere(context, { notice, ...member });
}
