import { writeAudit } from '#audit/write-audit.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import { giveBackBudget } from '../rules/rules.store.ts';
import type { OperatorPlace } from '../rules/operate-rules.ts';
import { endGrant, lockMember, selectGrant } from './grants.store.ts';

export type ReversalOutcome = 'reversed' | 'unknown' | 'ended' | 'insufficient';

/** What was given by mistake goes back as it came: once, and only while it is still there. */
export function reverseGrant(
  { db, config: { merchant }, actor }: OperatorPlace,
  { id, reason }: { id: string; reason: string },
): Promise<{ outcome: ReversalOutcome; memberId: string | null }> {
  return db.transaction(async (tx) => {
    const first = await selectGrant(tx, merchant, id);
    if (first === null) return { outcome: 'unknown', memberId: null };
    const memberId = first.memberId.toString();
    await lockMember(tx, { merchant, memberId });
    const grant = (await selectGrant(tx, merchant, id)) ?? first;
    if (grant.state !== 'paid' && grant.state !== 'locked') return { outcome: 'ended', memberId };
    const { outcome, transactionId } = await reverseTransaction(tx, {
      merchant,
      key: `reward-reversal:${id}`,
      transactionId: grant.ledgerTransactionId,
      kind: grant.state === 'paid' ? 'bonus_reversal' : 'reversal',
      reference: `reward:${grant.code}`,
    });
    if (outcome === 'insufficient') return { outcome, memberId };
    if (outcome !== 'posted' || transactionId === null)
      throw new Error(`the reversal of the grant ${id} was ${outcome}`);
    await endGrant(tx, { merchant, id: grant.id, state: 'reversed', transactionId });
    await giveBackBudget(tx, { merchant, code: grant.code, amount: grant.amount });
    await writeAudit(tx, merchant, { actor, action: 'reward-reversed', subject: `grant:${id}`, reason });
    return { outcome: 'reversed', memberId };
  });
}
