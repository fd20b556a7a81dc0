import type { setPaymentPassword } from '@maidan/contract/member/set-payment-password.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';
import { noteSecurityEvent } from '#modules/system/security-event.ts';
import { isWeakPin } from '#modules/system/weak-password.ts';
import { assertOwnPassword } from './own-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  countPaymentTry,
  forgetPaymentTries,
  selectPaymentLock,
  setPaymentHash,
} from './payment-password.store.ts';

const TRIES = 5;
const LOCK_MINUTES = 30;

/** PWD-05: six digits that guard money, set with the login password. */
export async function choosePaymentPassword(
  context: CallContext,
  { password, paymentPassword }: ParsedRequestOf<typeof setPaymentPassword>,
): Promise<ResponseOf<typeof setPaymentPassword>> {
  const { db, config } = context;
  if (isWeakPin(paymentPassword)) throw new Refusal('PASSWORD_WEAK', { fields: { paymentPassword: 'weak' } });
  await assertOwnPassword(context, password);
  const hash = await hashPassword(paymentPassword);
  await setPaymentHash(db, config.merchant, sessionOf(context).memberId, hash);
  await noteSecurityEvent(context, 'payment-password-set');
  return { set: true };
}

/**
 * T6: called by the action that moves the money, whatever path led to it. Five tries, then half an hour of none; a
 * right one forgets the wrong ones.
 */
export async function requirePaymentPassword(context: CallContext, password: string): Promise<void> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const counted = await countPaymentTry(db, config.merchant, memberId, {
    tries: TRIES,
    lockMinutes: LOCK_MINUTES,
  });
  if (counted === null) {
    const { isSet, minutes } = await selectPaymentLock(db, config.merchant, memberId);
    throw isSet
      ? new Refusal('PAYMENT_PASSWORD_LOCKED', { args: [minutes] })
      : new Refusal('PAYMENT_PASSWORD_MISSING');
  }
  if (await verifyPassword(counted.hash, password)) return forgetPaymentTries(db, config.merchant, memberId);
  await noteSecurityEvent(context, 'payment-password-wrong');
  throw counted.failures >= TRIES
    ? new Refusal('PAYMENT_PASSWORD_LOCKED', { args: [LOCK_MINUTES] })
    : new Refusal('PAYMENT_PASSWORD_WRONG', { args: [TRIES - counted.failures] });
}

export async function hasPaymentPassword(context: CallContext): Promise<boolean> {
  const { db, config } = context;
  return (await selectPaymentLock(db, config.merchant, sessionOf(context).memberId)).isSet;
}
