import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type RefundRow = { withdrawalId: bigint; amount: bigint; proposedBy: string; reason: string };

/**
 * X3: never more than what is missing of what was sent, and once. Of what counted as received by itself, only where that
 * was promised.
 */
export async function proposeRefund(
  tx: Database,
  given: { merchant: string; id: string; amount: bigint; by: string; reason: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into withdrawal_refund (merchant, withdrawal_id, amount, proposed_by, reason)
    select w.merchant, w.id, ${given.amount}, ${given.by}, ${given.reason} from withdrawal w
    where w.merchant = ${given.merchant} and w.id = ${given.id}::bigint
      and ((w.state in ('partly', 'not-received') and ${given.amount}::bigint <= w.remaining)
        or (w.state = 'auto-received' and w.refund_if_forced and ${given.amount}::bigint <= w.amount - w.fee))
    on conflict (merchant, withdrawal_id) do nothing
    returning withdrawal_id`);
  return rows.length === 1;
}

/** Locked until the end of the transaction: only one can confirm it. */
export async function lockRefund(tx: Database, merchant: string, id: string): Promise<RefundRow | null> {
  const [row] = await tx.query<RefundRow>(sql`
    select withdrawal_id, amount, proposed_by, reason from withdrawal_refund
    where merchant = ${merchant} and withdrawal_id = ${id}::bigint and confirmed_at is null for update`);
  return row ?? null;
}

export async function confirmRefundRow(
  tx: Database,
  given: { merchant: string; id: string; by: string; transactionId: bigint },
): Promise<void> {
  await tx.query(sql`
    update withdrawal_refund set confirmed_by = ${given.by}, confirmed_at = platform_now(),
      ledger_transaction_id = ${given.transactionId}
    where merchant = ${given.merchant} and withdrawal_id = ${given.id}::bigint and confirmed_at is null`);
}
