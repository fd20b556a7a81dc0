import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type PaymentTry = { hash: string; failures: number };

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

/**
 * Counts a try before it is looked at, so that many at once cannot look more often than one by one. The last one shuts
 * the door. Answers null when it is shut.
 */
export async function countPaymentTry(
  db: Database,
  merchant: string,
  memberId: string,
  { tries, lockMinutes }: { tries: number; lockMinutes: number },
): Promise<PaymentTry | null> {
  const next = sql`(case when payment_locked_until is not null then 1 else payment_failures + 1 end)`;
  const [row] = await db.query<PaymentTry>(sql`
    update member set
      payment_failures = ${next},
      payment_locked_until = case when ${next} >= ${tries}
        then platform_now() + make_interval(mins => ${lockMinutes}) end
    where merchant = ${merchant} and id = ${memberId}::bigint and payment_password_hash is not null
      and (payment_locked_until is null or payment_locked_until <= platform_now())
    returning payment_password_hash as hash, payment_failures as failures`);
  return row ?? null;
}

export async function forgetPaymentTries(db: Database, merchant: string, memberId: string): Promise<void> {
  await db.query(sql`
    update member set payment_failures = 0, payment_locked_until = null
    where merchant = ${merchant} and id = ${memberId}::bigint`);
}

export async function selectPaymentLock(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<{ isSet: boolean; minutes: number }> {
  const [row] = await db.query<{ isSet: boolean; minutes: number }>(sql`
    select payment_password_hash is not null as "isSet",
      greatest(1, coalesce(ceil(extract(epoch from payment_locked_until - platform_now()) / 60), 1))::int as minutes
    from member where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row ?? { isSet: false, minutes: 1 };
}
