import { writeAudit } from '#audit/write-audit.ts';
import type { Database } from '#db/database.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import { takeBackFreeRounds } from '#modules/seamless-wallet/free-rounds/give-free-rounds.ts';
import { giveBackBudget } from '../rules/rules.store.ts';
import type { OperatorPlace } from '../rules/operate-rules.ts';
import { endGrant, lockMember, selectGrant, type GrantRow } from './grants.store.ts';

export type ReversalOutcome = 'reversed' | 'unknown' | 'ended' | 'insufficient';

/** What was given by mistake goes back as it came: once, and only while it is still there. Of free rounds none begins any more. */
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
    if (!['paid', 'locked', 'rounds'].includes(grant.state)) return { outcome: 'ended', memberId };
    const back = await takeBack(tx, merchant, grant);
    if (back === 'insufficient') return { outcome: back, memberId };
    await endGrant(tx, { merchant, id: grant.id, state: 'reversed', ...back });
    await giveBackBudget(tx, { merchant, code: grant.code, amount: grant.amount });
    await writeAudit(tx, merchant, { actor, action: 'reward-reversed', subject: `grant:${id}`, reason });
    return { outcome: 'reversed', memberId };
  });
}

async function takeBack(
  tx: Database,
  merchant: string,
  { id, code, state, memberId, campaignId, ledgerTransactionId }: GrantRow,
): Promise<{ transactionId: bigint | null } | 'insufficient'> {
  if (ledgerTransactionId === null) {
    await takeBackFreeRounds(tx, merchant, { memberId: memberId.toString(), campaignId: campaignId ?? '' });
    return { transactionId: null };
  }
  const { outcome, transactionId } = await reverseTransaction(tx, {
    merchant,
    key: `reward-reversal:${id}`,
    transactionId: ledgerTransactionId,
    kind: state === 'paid' ? 'bonus_reversal' : 'reversal',
    reference: `reward:${code}`,
  });
  if (outcome === 'insufficient') return outcome;
  if (outcome !== 'posted' || transactionId === null)
    throw new Error(`the reversal of the grant ${id} was ${outcome}`);
  return { transactionId };
}
