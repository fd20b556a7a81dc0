import type { Database } from '#db/database.ts';
import { voidHold } from '#ledger/hold.ts';
import { writeAudit } from '#modules/audit/write-audit.ts';
import { approve, reject } from './review.store.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';

export type Act = { id: bigint | string; by: string; reason: string };

/** Answers false, and changes nothing, when the withdrawal is not waiting for this any more. */
export async function approveWithdrawal(place: WithdrawalPlace, act: Act): Promise<boolean> {
  const { db, config } = place;
  const moved = await db.transaction(async (tx) => {
    const row = await approve(tx, { merchant: config.merchant, id: act.id, actor: act.by });
    if (row !== null) await audit(tx, place, 'withdrawal-approved', act);
    return row;
  });
  if (moved === null) return false;
  await tellWithdrawal(place, { id: act.id, memberId: moved.member_id, state: 'approved' });
  return true;
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
    await freeHold(tx, config.merchant, row.hold_id);
    await audit(tx, place, 'withdrawal-rejected', act);
    return row;
  });
  if (moved === null) return false;
  await tellWithdrawal(place, { id: act.id, memberId: moved.member_id, state: 'rejected' });
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
