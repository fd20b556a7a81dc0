import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type AdjustmentRow = {
  id: bigint;
  memberId: bigint;
  currency: string;
  amount: bigint;
  proposedBy: string;
};

/** Null when nobody has this name. */
export async function insertAdjustment(
  tx: Database,
  given: {
    merchant: string;
    usernameKey: string;
    currency: string;
    amount: bigint;
    by: string;
    reason: string;
  },
): Promise<{ id: bigint; memberId: bigint } | null> {
  const [row] = await tx.query<{ id: bigint; memberId: bigint }>(sql`
    insert into balance_adjustment (merchant, member_id, currency, amount, proposed_by, reason)
    select m.merchant, m.id, ${given.currency}, ${given.amount}, ${given.by}, ${given.reason} from member m
    where m.merchant = ${given.merchant} and m.username_key = ${given.usernameKey}
    returning id, member_id`);
  return row ?? null;
}

/** Locked until the end of the transaction: only one can confirm it. */
export async function lockAdjustment(
  tx: Database,
  merchant: string,
  id: string,
): Promise<AdjustmentRow | null> {
  const [row] = await tx.query<AdjustmentRow>(sql`
    select id, member_id, currency, amount, proposed_by from balance_adjustment
    where merchant = ${merchant} and id = ${id}::bigint and confirmed_at is null for update`);
  return row ?? null;
}

export async function confirmAdjustmentRow(
  tx: Database,
  given: { merchant: string; id: string; by: string; transactionId: bigint },
): Promise<void> {
  await tx.query(sql`
    update balance_adjustment set confirmed_by = ${given.by}, confirmed_at = platform_now(),
      ledger_transaction_id = ${given.transactionId}
    where merchant = ${given.merchant} and id = ${given.id}::bigint and confirmed_at is null`);
}
