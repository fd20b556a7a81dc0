import type { Money } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertMayDeposit } from '#modules/protection/may.ts';

/**
 * The one place that asks whether this member may bring this much money in, in the transaction that writes the deposit.
 * The member's row is locked, so that limits hold for several beginnings at once (R1, R2).
 */
export async function mayDeposit(tx: Database, context: CallContext, amount: Money): Promise<void> {
  const { memberId, status } = sessionOf(context);
  await assertMayDeposit(tx, { merchant: context.config.merchant, memberId, amount });
  if (status !== 'active') throw new Refusal('NOT_ALLOWED');
}
