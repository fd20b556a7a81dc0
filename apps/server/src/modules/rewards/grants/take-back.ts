import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import type { GrantRow } from './grants.store.ts';

/** Part of a grant goes back to where it came from: from what lies apart while it lies apart, otherwise from the balance. */
export async function takePartBack(
  tx: Database,
  merchant: string,
  { grant, amount, key, why }: { grant: GrantRow; amount: bigint; key: string; why: string },
): Promise<bigint | null> {
  const { code, currency, state, memberId } = grant;
  const { outcome, transactionId } = await postTransaction(tx, {
    merchant,
    key,
    kind: 'bonus_reversal',
    currency,
    legs: [
      {
        account: { kind: state === 'locked' ? 'locked_bonus' : 'member', owner: memberId.toString() },
        amount: -amount,
      },
      { account: { kind: 'bonus', owner: '' }, amount },
    ],
    reference: `reward:${code} ${why}`,
  });
  if (outcome === 'insufficient') return null;
  if (outcome !== 'posted' || transactionId === null)
    throw new Error(`taking back of the grant ${grant.id} was ${outcome}`);
  return transactionId;
}
