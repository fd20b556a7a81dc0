import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export async function setPaymentHash(
  db: Database,
  merchant: string,
  memberId: string,
  hash: string,
): Promise<void> {
  await db.query(sql`
    update member set payment_password_hash = ${hash}, payment_failures = 0, payment_locked_until = null
    where merchant = ${merchant} and id = ${memberId}::bigint`);
}

/** The tries of one member follow each other on all nodes, until the transaction ends; nothing else of theirs waits for it. */
export async function lockPaymentTries(tx: Database, merchant: string, memberId: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`${merchant}:${memberId}`}, 5))`);
}

/** The last wrong one shuts the door. Answers with how many there have been. */
export async function countWrongTry(
  tx: Database,
  merchant: string,
  memberId: string,
  { tries, lockMinutes }: { tries: number; lockMinutes: number },
): Promise<number> {
  const next = sql`(case when payment_locked_until is not null then 1 else payment_failures + 1 end)`;
  const [row] = await tx.query<{ failures: number }>(sql`
    update member set
      payment_failures = ${next},
      payment_locked_until = case when ${next} >= ${tries}
        then platform_now() + make_interval(mins => ${lockMinutes}) end
    where merchant = ${merchant} and id = ${memberId}::bigint
    returning payment_failures as failures`);
  return row?.failures ?? tries;
}

export async function forgetPaymentTries(db: Database, merchant: string, memberId: string): Promise<void> {
  await db.query(sql`
    update member set payment_failures = 0, payment_locked_until = null
    where merchant = ${merchant} and id = ${memberId}::bigint`);
}

export type PaymentLock = { hash: string | null; failures: number; isLocked: boolean; minutes: number };

export async function selectPaymentLock(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<PaymentLock> {
  const [row] = await db.query<PaymentLock>(sql`
    select payment_password_hash as hash, payment_failures as failures,
      coalesce(payment_locked_until > platform_now(), false) as is_locked,
      greatest(1, coalesce(ceil(extract(epoch from payment_locked_until - platform_now()) / 60), 1))::int as minutes
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row ?? { hash: null, failures: 0, isLocked: false, minutes: 1 };
}
