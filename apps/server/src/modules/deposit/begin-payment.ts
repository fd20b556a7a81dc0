import { minor } from '@maidan/contract/money.ts';
import { findPaymentProvider } from '#adapters/payment/find-provider.ts';
import type { StartedPayment } from '#adapters/payment/payment-provider.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { beginWaiting, insertStep, selectOwnDeposit, type DepositRow } from './deposit.store.ts';

/** Where the payer comes back to: a path of this site and no other place (T31). */
const returnPath = (id: bigint) => `/member/depositv2?deposit=${id}`;

/** Asks the provider for its page. It knows our reference, so asking again after a lost answer is asking once. */
export async function beginPayment(context: CallContext, row: DepositRow): Promise<DepositRow> {
  const { db, config } = context;
  const started = row.kind === 'bank' ? null : await startAtProvider(context, row);
  const begun = await db.transaction(async (tx) => {
    const waiting = await beginWaiting(tx, config.merchant, row.id, {
      providerReference: started?.providerReference ?? row.reference,
      payUrl: started?.url ?? null,
    });
    if (waiting !== null) await insertStep(tx, config.merchant, row.id, 'waiting');
    return waiting;
  });
  if (begun !== null) return begun;
  // The same press, sent twice, has been faster; or the time has run out meanwhile.
  const now = await selectOwnDeposit(db, config.merchant, sessionOf(context).memberId, row.id.toString());
  if (now === null) throw new Error(`deposit ${row.id} has gone`);
  return now;
}

async function startAtProvider(context: CallContext, row: DepositRow): Promise<StartedPayment> {
  const provider = findPaymentProvider(context, row.provider);
  if (provider === null) throw new Refusal('PAYMENT_UNAVAILABLE');
  try {
    return await provider.start({
      reference: row.reference,
      amount: minor(row.amount),
      currency: row.currency,
      returnPath: returnPath(row.id),
      expiresAt: row.expiresAt,
    });
  } catch (cause) {
    throw new Refusal('PAYMENT_UNAVAILABLE', { cause });
  }
}
