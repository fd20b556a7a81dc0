import { postTransaction } from '#ledger/post-transaction.ts';
import { confirmRefundRow, lockRefund, proposeRefund } from './refund.store.ts';
import { markRefunded } from './review.store.ts';
import { audit, type Act } from './review-withdrawal.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';
import { selectWithdrawal } from './withdrawal.store.ts';

type Proposal = Act & { id: string; amount: bigint };

/** X3: the first of the two persons. Moves nothing; false when there is nothing to give back, or too little. */
export async function proposeWithdrawalRefund(place: WithdrawalPlace, given: Proposal): Promise<boolean> {
  const { db, config } = place;
  return db.transaction(async (tx) => {
    const proposed = await proposeRefund(tx, { merchant: config.merchant, ...given });
    if (proposed) await audit(tx, place, 'withdrawal-refund-proposed', given);
    return proposed;
  });
}

export type RefundResult = 'refunded' | 'same-person' | 'not-proposed';

/** The second person, who must be another: the money comes back in the same transaction. */
export async function confirmWithdrawalRefund(
  place: WithdrawalPlace,
  given: Act & { id: string },
): Promise<RefundResult> {
  const { db, config } = place;
  const { merchant } = config;
  const result = await db.transaction(async (tx) => {
    const refund = await lockRefund(tx, merchant, given.id);
    const row = await selectWithdrawal(tx, merchant, given.id);
    if (refund === null || row === null) return 'not-proposed';
    if (refund.proposedBy.toLowerCase() === given.by.toLowerCase()) return 'same-person';
    const posting = await postTransaction(tx, {
      merchant,
      key: `withdrawal-refund:${given.id}`,
      kind: 'withdrawal_reversal',
      currency: row.currency,
      legs: [
        { account: { kind: 'withdrawals_out', owner: '' }, amount: -refund.amount },
        { account: { kind: 'member', owner: row.memberId.toString() }, amount: refund.amount },
      ],
      reference: row.reference ?? undefined,
    });
    if (posting.outcome !== 'posted' || posting.transactionId === null)
      throw new Error(`the refund of withdrawal ${given.id} was ${posting.outcome}`);
    await confirmRefundRow(tx, {
      merchant,
      id: given.id,
      by: given.by,
      transactionId: posting.transactionId,
    });
    if ((await markRefunded(tx, { merchant, id: given.id, actor: given.by })) === null)
      throw new Error(`withdrawal ${given.id} was refunded out of its turn`);
    await audit(tx, place, 'withdrawal-refunded', given);
    return row;
  });
  if (typeof result === 'string') return result;
  await tellWithdrawal(place, { id: given.id, memberId: result.memberId, state: 'refunded' });
  return 'refunded';
}
