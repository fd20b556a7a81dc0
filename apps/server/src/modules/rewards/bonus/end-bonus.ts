import type { Database } from '#db/database.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { endGrant, type GrantRow } from '../grants/grants.store.ts';
import { leftOf } from '../grants/left-of.ts';
import { giveBackBudget } from '../rules/rules.store.ts';

/** A locked bonus ends once and as a whole: it becomes own money, or it goes back where it came from. Asked with the member's row locked. */
export async function endBonus(
  tx: Database,
  { merchant, grant, as }: { merchant: string; grant: GrantRow; as: 'released' | 'forfeited' | 'expired' },
): Promise<void> {
  const { id, code, currency } = grant;
  const { amount } = leftOf(grant);
  const owner = grant.memberId.toString();
  const { outcome, transactionId } = await postTransaction(tx, {
    merchant,
    key: `reward-end:${id}`,
    kind: as === 'released' ? 'bonus_release' : 'bonus_forfeit',
    currency,
    legs: [
      { account: { kind: 'locked_bonus', owner }, amount: -amount },
      as === 'released'
        ? { account: { kind: 'member', owner }, amount }
        : { account: { kind: 'bonus', owner: '' }, amount },
    ],
    reference: `reward:${code}`,
  });
  if (outcome !== 'posted' || transactionId === null)
    throw new Error(`the end of the bonus ${id} was ${outcome}`);
  await endGrant(tx, { merchant, id, state: as, transactionId });
  if (as !== 'released') await giveBackBudget(tx, { merchant, code, amount });
}
