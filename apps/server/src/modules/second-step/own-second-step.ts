import type { forgetDevice as forgetDeviceOperation } from '@maidan/contract/second-step/forget-device.ts';
import type { getSecurity } from '@maidan/contract/security/get-security.ts';
import type { keepTotp as keepTotpOperation } from '@maidan/contract/second-step/keep-totp.ts';
import type { renewRecoveryCodes as renewRecoveryCodesOperation } from '@maidan/contract/second-step/renew-recovery-codes.ts';
import type { setTotpAlways as setTotpAlwaysOperation } from '@maidan/contract/second-step/set-totp-always.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { findAtDoor } from '#modules/member/member-for-login.ts';
import { assertOwnPassword } from '#modules/member/own-password.ts';
import { spendTotpCode } from '#modules/member/totp.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import { sendNoticeEverywhere } from '#modules/verification/notices.ts';
import { guardSecret } from '#modules/verification/throttle.ts';
import { deviceToken } from './known-device.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { presentSecondStep } from './second-step.present.ts';
import {
  countRecoveryCodes,
  deleteDevices,
  deleteLoss,
  selectAlways,
  selectDevices,
  selectLoss,
  selectShown,
  setAlways,
} from './second-step.store.ts';

type SecondStep = ResponseOf<typeof getSecurity>['secondStep'];

/** What the security center shows of it. */
export async function ownSecondStep(context: CallContext): Promise<NonNullable<SecondStep>> {
  const { db, config } = context;
  const { memberId, id } = sessionOf(context);
  const [always, left, devices, loss, shown] = await Promise.all([
    selectAlways(db, config.merchant, memberId),
    countRecoveryCodes(db, config.merchant, memberId),
    selectDevices(db, config.merchant, memberId),
    selectLoss(db, config.merchant, memberId),
    selectShown(db, config.merchant, id),
  ]);
  return presentSecondStep({ always, left, devices, loss, shown, own: deviceToken(context) });
}

/** Whoever has shown the second step is the one whose word counts; a password alone stops nothing. */
export async function keepTotp(context: CallContext): Promise<ResponseOf<typeof keepTotpOperation>> {
  const { db, config } = context;
  const { memberId, id } = sessionOf(context);
  if (!(await selectShown(db, config.merchant, id))) throw new Refusal('SECOND_STEP_NEEDED');
  if (!(await deleteLoss(db, config.merchant, memberId))) throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, 'second-step-kept');
  const member = await findAtDoor(db, config.merchant, memberId);
  if (member !== null) sendNoticeEverywhere(context, { notice: 'second-step-kept', ...member });
  return { kept: true };
}

export async function setTotpAlways(
  context: CallContext,
  input: ParsedRequestOf<typeof setTotpAlwaysOperation>,
): Promise<ResponseOf<typeof setTotpAlwaysOperation>> {
  const { db, config } = context;
  if (!input.always) await assertOwnPassword(context, input.password);
  if (!(await setAlways(db, config.merchant, sessionOf(context).memberId, input.always)))
    throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, input.always ? 'second-step-always' : 'second-step-by-device');
  return { always: input.always };
}

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

export async function forgetDevice(
  context: CallContext,
  { id }: ParsedRequestOf<typeof forgetDeviceOperation>,
): Promise<ResponseOf<typeof forgetDeviceOperation>> {
  const { db, config } = context;
  const forgotten = await deleteDevices(db, config.merchant, sessionOf(context).memberId, id ?? null);
  if (id !== undefined && forgotten === 0) throw new Refusal('NOT_FOUND');
  await noteSecurityEvent(context, 'devices-forgotten');
  return { forgotten };
}
