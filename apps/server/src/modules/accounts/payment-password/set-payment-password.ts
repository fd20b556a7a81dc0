import type { setPaymentPassword as operation } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { noteSecurityEvent } from '#modules/security-events/security-event.ts';
import { isWeakPin } from '#settings/weak-password.ts';
import { assertOwnPassword } from '#modules/accounts/passwords/own-password.ts';
import { hashPassword } from '#modules/accounts/passwords/password.ts';
import { setPaymentHash } from './payment-password.store.ts';

/** PWD-05: six digits that guard money, set with the login password. */
export async function setPaymentPassword(
  context: CallContext,
  { password, paymentPassword }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  if (isWeakPin(paymentPassword)) throw new Refusal('PASSWORD_WEAK', { fields: { paymentPassword: 'weak' } });
  await assertOwnPassword(context, password);
  const hash = await hashPassword(paymentPassword);
  await setPaymentHash(db, config.merchant, sessionOf(context).memberId, hash);
  await noteSecurityEvent(context, 'payment-password-set');
  return { set: true };
}
