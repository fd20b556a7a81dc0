import type { Database } from '#db/database.ts';
import type { WithdrawalReason } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import { isHoldCovered, voidHold } from '#ledger/hold.ts';
import { SYSTEM, writeAudit } from '#audit/write-audit.ts';
import { approve, reject } from './review.store.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';

export type Act = { id: bigint | string; by: string; reason: string };

/** `cover-gone`: what was set aside has been taken back meanwhile, and the request went back instead. */
export type Approval = 'approved' | 'cover-gone' | 'not-waiting';

/** Answers true when it is approved; else it was not waiting for this any more, or its cover is gone. */
export async function approveWithdrawal(place: WithdrawalPlace, act: Act): Promise<boolean> {
  return (await tryApproval(place, act)) === 'approved';
}

export async function tryApproval(place: WithdrawalPlace, act: Act): Promise<Approval> {
  const { db, config } = place;
  const moved = await db.transaction(async (tx) => {
    const row = await approve(tx, { merchant: config.merchant, id: act.id, actor: act.by });
    if (row === null) return null;
    await audit(tx, place, 'withdrawal-approved', act);
    return {
      ...row,
      state: (await keepsCover(tx, place, { ...act, ...row })) ? 'approved' : 'rejected',
    } as const;
  });
  if (moved === null) return 'not-waiting';
  await tellWithdrawal(place, { id: act.id, memberId: moved.memberId, state: moved.state });
  return moved.state === 'approved' ? 'approved' : 'cover-gone';
}

const COVER_GONE: WithdrawalReason = 'cover-gone';

/**
 * X1: asked anew at every step before a provider hears of it, with the account locked. An account that owes sends nothing: the
 * request goes back with the reason, and what is left of the money is free again.
 */
export async function keepsCover(
  tx: Database,
  place: WithdrawalPlace,
  { id, holdId }: Pick<Act, 'id'> & { holdId: bigint },
): Promise<boolean> {
  const { merchant } = place.config;
  if (await isHoldCovered(tx, merchant, holdId)) return true;
  const back = { id, by: SYSTEM, reason: COVER_GONE };
  if ((await reject(tx, { merchant, id, actor: SYSTEM, reason: COVER_GONE })) === null)
    throw new Error(`withdrawal ${id} would not go back though its cover is gone`);
  await freeHold(tx, merchant, holdId);
  await audit(tx, place, 'withdrawal-rejected', back);
  return false;
}

/** X1: the hold is set free in the transaction that turns the request down. The member reads the reason. */
export async function rejectWithdrawal(place: WithdrawalPlace, act: Act): Promise<boolean> {
  const { db, config } = place;
  const moved = await db.transaction(async (tx) => {
    const row = await reject(tx, {
      merchant: config.merchant,
      id: act.id,
      actor: act.by,
      reason: act.reason,
    });
    if (row === null) return null;
    await freeHold(tx, config.merchant, row.holdId);
    await audit(tx, place, 'withdrawal-rejected', act);
    return row;
  });
  if (moved === null) return false;
  await tellWithdrawal(place, { id: act.id, memberId: moved.memberId, state: 'rejected' });
  return true;
}

/** A hold that cannot be set free means that money went another way: then nothing of this transaction may stay. */
export async function freeHold(tx: Database, merchant: string, holdId: bigint): Promise<void> {
  const { outcome } = await voidHold(tx, merchant, holdId);
  if (outcome !== 'voided') throw new Error(`the hold ${holdId} of a withdrawal was ${outcome}`);
}

export async function audit(
  tx: Database,
  { config }: WithdrawalPlace,
  action: string,
  { id, by, reason }: Act,
): Promise<void> {
  await writeAudit(tx, config.merchant, { actor: by, action, subject: `withdrawal:${id}`, reason });
}
