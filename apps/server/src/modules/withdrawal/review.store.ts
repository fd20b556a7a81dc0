import { WITHDRAWAL_REASONS } from '@maidan/contract/withdrawal/withdrawal-reasons.ts';
import type { Database } from '#db/database.ts';
import { sql, type Sql } from '#db/sql.ts';
import { moveWithdrawal } from './withdrawal.store.ts';

type Step = { merchant: string; id: bigint | string; actor: string };

/** By its name, if it has one, so that it can be read in any language; else in the words that were given. */
function because(reason: string): Sql {
  const code = WITHDRAWAL_REASONS.find((known) => known === reason);
  return code === undefined ? sql`reason = ${reason}` : sql`reason_code = ${code}`;
}

export function approve(tx: Database, step: Step) {
  return moveWithdrawal(tx, { ...step, from: 'requested', to: 'approved' });
}

export function reject(tx: Database, { reason, ...step }: Step & { reason: string }) {
  return moveWithdrawal(tx, {
    ...step,
    from: ['requested', 'approved'],
    to: 'rejected',
    set: because(reason),
  });
}

/** Only by the member who asked. */
export function takeBack(
  tx: Database,
  { merchant, id, memberId }: { merchant: string; id: string; memberId: string },
) {
  return moveWithdrawal(tx, {
    merchant,
    id,
    from: 'requested',
    to: 'taken-back',
    actor: 'member',
    guard: sql`member_id = ${memberId}::bigint`,
  });
}

/** Null when it is not approved, or not any more. */
export async function lockApproved(
  tx: Database,
  merchant: string,
  id: bigint | string,
): Promise<{ holdId: bigint; memberId: bigint } | null> {
  const [row] = await tx.query<{ holdId: bigint; memberId: bigint }>(sql`
    select hold_id, member_id from withdrawal
    where merchant = ${merchant} and id = ${id}::bigint and state = 'approved' for update`);
  return row ?? null;
}

/** X5: the reference is made once, from the withdrawal itself, before anybody is asked to pay. */
export function startDisbursing(tx: Database, step: Step) {
  return moveWithdrawal(tx, {
    ...step,
    from: 'approved',
    to: 'disbursing',
    set: sql`reference = 'MW-' || id`,
  });
}

export function markFailed(tx: Database, { reason, ...step }: Step & { reason: string }) {
  return moveWithdrawal(tx, { ...step, from: 'disbursing', to: 'failed', set: because(reason) });
}

/** T10, MEM-07: the deadline and the promise are fixed here. */
export function markDisbursed(
  tx: Database,
  {
    confirmMinutes,
    refundIfForced,
    transactionId,
    ...step
  }: Step & { confirmMinutes: number; refundIfForced: boolean; transactionId: bigint },
) {
  return moveWithdrawal(tx, {
    ...step,
    from: 'disbursing',
    to: 'disbursed',
    set: sql`disbursed_at = platform_now(), confirm_by = platform_now() + make_interval(mins => ${confirmMinutes}),
      refund_if_forced = ${refundIfForced}, ledger_transaction_id = ${transactionId}`,
  });
}

export function markRefunded(tx: Database, step: Step) {
  return moveWithdrawal(tx, { ...step, from: ['partly', 'not-received', 'auto-received'], to: 'refunded' });
}
