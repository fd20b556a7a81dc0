import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { takeBackWithdrawal as operation } from '@maidan/contract/withdrawal/take-back-withdrawal.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { audit, freeHold } from './review-withdrawal.ts';
import { takeBack } from './review.store.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import { selectWithdrawal } from './withdrawal.store.ts';

/** X1, X2: one conditional change decides between the member and an operator, and sets the hold free with it. */
export async function takeBackWithdrawal(
  context: CallContext,
  { id }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { merchant } = config;
  const { memberId } = sessionOf(context);
  const moved = await db.transaction(async (tx) => {
    const taken = await takeBack(tx, { merchant, id, memberId });
    if (taken === null) return false;
    await freeHold(tx, merchant, taken.holdId);
    const act = { id, by: `member:${memberId}`, reason: 'the member took the request back' };
    await audit(tx, context, 'withdrawal-taken-back', act);
    return true;
  });
  const row = await selectWithdrawal(db, merchant, id);
  if (row === null || row.memberId.toString() !== memberId) throw new Refusal('NOT_FOUND');
  if (moved) await tellWithdrawal(context, { id, memberId, state: row.state });
  else if (row.state !== 'taken-back') throw new Refusal('WITHDRAWAL_UNDER_WAY');
  return presentWithdrawal(row, await settings.get('withdrawal'));
}
