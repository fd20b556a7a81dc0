import { writeAudit } from '#audit/write-audit.ts';
import type { Database } from '#db/database.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import {
  progressOfFreeRounds,
  takeBackFreeRounds,
} from '#modules/seamless-wallet/free-rounds/give-free-rounds.ts';
import { giveBackBudget } from '../rules/rules.store.ts';
import type { OperatorPlace } from '../rules/operate-rules.ts';
import { leftOf } from './left-of.ts';
import { takePartBack } from './take-back.ts';
import { endGrant, lockMember, selectGrant, type GrantRow } from './grants.store.ts';

export type ReversalOutcome = 'reversed' | 'unknown' | 'ended' | 'insufficient';

/**
 * What was given by mistake goes back as it came: once, and only while it is still there. Of free rounds none begins any more; those
 * that were played stay given, and of rounds that were paid nothing is left to take.
 */
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
    if (back === 'ended') return { outcome: back, memberId };
    const { transactionId, amount } = back;
    await endGrant(tx, { merchant, id: grant.id, state: 'reversed', transactionId });
    await giveBackBudget(tx, { merchant, code: grant.code, amount });
    await writeAudit(tx, merchant, { actor, action: 'reward-reversed', subject: `grant:${id}`, reason });
    return { outcome: 'reversed', memberId };
  });
}

async function takeBack(
  tx: Database,
  merchant: string,
  grant: GrantRow,
): Promise<{ transactionId: bigint | null; amount: bigint } | 'insufficient' | 'ended'> {
  const { id, code, state, memberId, campaignId, ledgerTransactionId } = grant;
  const { amount } = leftOf(grant);
  if (ledgerTransactionId === null) {
    const name = { memberId: memberId.toString(), campaignId: campaignId ?? '' };
    const [gift] = await progressOfFreeRounds(tx, merchant, name.memberId, [name.campaignId]);
    if (gift?.paid === true) return 'ended';
    await takeBackFreeRounds(tx, merchant, name);
    const left = gift === undefined ? 0 : Math.max(0, gift.rounds - gift.played);
    return { transactionId: null, amount: (gift?.stake ?? 0n) * BigInt(left) };
  }
  if (grant.takenBack > 0n) {
    const rest = { grant, amount, key: `reward-reversal:${id}`, why: 'reversed' };
    const part = await takePartBack(tx, merchant, rest);
    return part === null ? 'insufficient' : { transactionId: part, amount };
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
  return { transactionId, amount };
}
