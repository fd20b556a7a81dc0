import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectPayRow, type PayRecord } from './pay.store.ts';

/** A row of pay for whoever got it and whoever gave the contract; for everybody else there is none (T9). */
export async function payRowOf(context: CallContext, id: string): Promise<PayRecord> {
  const { db, config } = context;
  const row = await selectPayRow(
    db,
    { merchant: config.merchant, memberId: sessionOf(context).memberId },
    id,
  );
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}
