import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { createKeyedMutex } from '#modules/accounts/passwords/keyed-mutex.ts';
import { verifyPassword } from '#modules/accounts/passwords/password.ts';
import {
  countWrongTry,
  forgetPaymentTries,
  lockPaymentTries,
  selectPaymentLock,
} from './payment-password.store.ts';

const TRIES = 5;

const LOCK_MINUTES = 30;

/** The tries of one member wait for each other here, so that however many come, one connection is asked at a time. */
const oneAtATime = createKeyedMutex();

/**
 * T6: called by the action that moves the money, whatever path led to it. Five tries, then half an hour of none; a
 * right one forgets the wrong ones. One try is looked at before the next is counted, on all nodes: many at once look no
 * more often than one by one, and many right ones are never taken for wrong ones.
 */
export async function requirePaymentPassword(context: CallContext, password: string): Promise<void> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const failure = await oneAtATime(`${config.merchant}:${memberId}`, () =>
    db.transaction((tx) => tryOnce(tx, { merchant: config.merchant, memberId, password })),
  );
  if (failure === null) return;
  if (failure.wrong) await noteSecurityEvent(context, 'payment-password-wrong');
  throw failure.refusal;
}

type Try = { merchant: string; memberId: string; password: string };

/** Returned and not thrown: what is counted stays counted. */
async function tryOnce(
  tx: Database,
  { merchant, memberId, password }: Try,
): Promise<{ refusal: Refusal; wrong: boolean } | null> {
  await lockPaymentTries(tx, merchant, memberId);
  const { hash, isLocked, failures, minutes } = await selectPaymentLock(tx, merchant, memberId);
  if (hash === null) return { refusal: new Refusal('PAYMENT_PASSWORD_MISSING'), wrong: false };
  if (isLocked) return { refusal: new Refusal('PAYMENT_PASSWORD_LOCKED', { args: [minutes] }), wrong: false };
  if (await verifyPassword(hash, password)) {
    if (failures > 0) await forgetPaymentTries(tx, merchant, memberId);
    return null;
  }
  const wrong = await countWrongTry(tx, merchant, memberId, { tries: TRIES, lockMinutes: LOCK_MINUTES });
  const refusal =
    wrong >= TRIES
      ? new Refusal('PAYMENT_PASSWORD_LOCKED', { args: [LOCK_MINUTES] })
      : new Refusal('PAYMENT_PASSWORD_WRONG', { args: [TRIES - wrong] });
  return { refusal, wrong: true };
}

export async function hasPaymentPassword(context: CallContext): Promise<boolean> {
  const { db, config } = context;
  return (await selectPaymentLock(db, config.merchant, sessionOf(context).memberId)).hash !== null;
}
