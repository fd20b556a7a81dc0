import type { Database } from '#db/database.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { amountOf } from '../rules/amount.ts';
import { giveBackBudget, selectVersion } from '../rules/rules.store.ts';
import { rewardTerms } from '../rules/terms.ts';
import { insertTakenBack, selectCountedFrom, selectStanding } from './charged-back.store.ts';
import type { Whose } from './facts.store.ts';
import { endGrant, selectGrant, type GrantRow } from './grants.store.ts';
import { takePartBack } from './take-back.ts';

/**
 * What rests on a deposit goes back with it, as far as it is still there (decision 0141). With the member's row locked, and the
 * deposit charged back in this transaction; it is once, because a deposit is charged back once.
 */
export async function takeBackForDeposit(tx: Database, whose: Whose, depositId: bigint): Promise<void> {
  for (const { id, deposits } of await selectCountedFrom(tx, whose, depositId)) {
    const grant = await selectGrant(tx, whose.merchant, id.toString());
    if (grant === null) continue;
    const due = grant.amount - grant.due - (await stillEarned(tx, whose.merchant, grant, deposits));
    if (due > 0n) await takeDue(tx, whose, { grant, depositId, due });
  }
}

/** What the deposits that stand would have earned alone, by the terms that it was given by. */
async function stillEarned(
  tx: Database,
  merchant: string,
  { code, version }: GrantRow,
  deposits: readonly string[],
): Promise<bigint> {
  const row = await selectVersion(tx, merchant, code, version);
  const standing = await selectStanding(tx, merchant, deposits);
  return amountOf(rewardTerms.parse(row?.terms), { bets: [], deposits: standing, prize: 0n, rank: 0 }).amount;
}

async function takeDue(
  tx: Database,
  whose: Whose,
  { grant, depositId, due }: { grant: GrantRow; depositId: bigint; due: bigint },
): Promise<void> {
  const { merchant } = whose;
  const there = await stillThere(tx, whose, grant);
  const taken = due < there ? due : there;
  const transactionId =
    taken === 0n
      ? null
      : await takePartBack(tx, merchant, {
          grant,
          amount: taken,
          key: `reward-charged-back:${grant.id}:${depositId}`,
          why: `deposit:${depositId}`,
        });
  if (taken > 0n && transactionId === null)
    throw new Error(`what was there of the grant ${grant.id} could not be taken`);
  if (taken > 0n) await giveBackBudget(tx, { merchant, code: grant.code, amount: taken });
  await insertTakenBack(tx, { merchant, grantId: grant.id, depositId, due, taken, transactionId });
  if (taken > 0n && grant.takenBack + taken === grant.amount)
    await endGrant(tx, { merchant, id: grant.id, state: 'reversed', transactionId });
}

/** Money of one's own is taken as far as the balance goes, never below zero. A bonus that bets have freed was earned by them. */
async function stillThere(tx: Database, whose: Whose, grant: GrantRow): Promise<bigint> {
  if (grant.state === 'locked') return grant.amount - grant.takenBack;
  if (grant.state !== 'paid') return 0n;
  const { merchant, memberId: owner } = whose;
  const { balance, held } = await readBalance(tx, { merchant, owner, currency: grant.currency });
  return balance > held ? balance - held : 0n;
}
