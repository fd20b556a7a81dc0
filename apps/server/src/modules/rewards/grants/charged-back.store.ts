import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import type { DepositFact } from '../rules/amount.ts';
import type { Whose } from './facts.store.ts';

/** Grants that were counted from this deposit and are not over; the oldest first. */
export async function selectCountedFrom(
  tx: Database,
  { merchant, memberId }: Whose,
  depositId: bigint,
): Promise<{ id: bigint; deposits: string[] }[]> {
  return tx.query(sql`
    select id, array(select jsonb_array_elements_text(facts->'deposits')) as deposits from reward_grant
    where merchant = ${merchant} and member_id = ${memberId}::bigint and state in ('paid', 'locked', 'released')
      and facts->'deposits' ? ${depositId.toString()}
    order by id`);
}

/** Those that were not charged back. */
export async function selectStanding(
  tx: Database,
  merchant: string,
  ids: readonly string[],
): Promise<DepositFact[]> {
  return tx.query(sql`
    select id, credited as amount, false as after_loss from deposit
    where merchant = ${merchant} and id = any(${ids}::bigint[]) and state <> 'charged_back'`);
}

export type TakenBack = {
  merchant: string;
  grantId: bigint;
  depositId: bigint;
  due: bigint;
  taken: bigint;
  transactionId: bigint | null;
};

export async function insertTakenBack(tx: Database, given: TakenBack): Promise<void> {
  await tx.query(sql`
    insert into reward_taken_back (merchant, grant_id, deposit_id, due, taken, ledger_transaction_id)
    values (${given.merchant}, ${given.grantId}, ${given.depositId}, ${given.due}, ${given.taken},
      ${given.transactionId}::bigint)`);
}
