import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type ContactKind = 'mobile' | 'email';
export type ContactRow = {
  username: string;
  mobile: string | null;
  mobileProved: boolean;
  email: string | null;
  emailProved: boolean;
};

const COLUMNS = sql`username, mobile, mobile_verified_at is not null as mobile_proved, email,
  email_verified_at is not null as email_proved`;

export async function selectContacts(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<ContactRow | null> {
  const [row] = await db.query<ContactRow>(
    sql`select ${COLUMNS} from member where merchant = ${merchant} and id = ${memberId}::bigint`,
  );
  return row ?? null;
}

/** One change after the other: what was there is still there when it is replaced. */
export async function lockContacts(
  tx: Database,
  merchant: string,
  memberId: string,
): Promise<ContactRow | null> {
  const [row] = await tx.query<ContactRow>(sql`
    select ${COLUMNS} from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`);
  return row ?? null;
}

/** False when somebody else has proved the number meanwhile. Two at the very same moment are told apart by the index. */
export async function setMobile(
  tx: Database,
  merchant: string,
  memberId: string,
  mobile: string,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update member set mobile = ${mobile}, mobile_verified_at = platform_now()
    where merchant = ${merchant} and id = ${memberId}::bigint
      and not exists (select from member o where o.merchant = ${merchant} and o.mobile = ${mobile}
                      and o.id <> ${memberId}::bigint)
    returning id`);
  return rows.length === 1;
}

export async function setEmail(
  tx: Database,
  merchant: string,
  memberId: string,
  email: string,
): Promise<void> {
  await tx.query(sql`
    update member set email = ${email}, email_key = lower(${email}), email_verified_at = platform_now()
    where merchant = ${merchant} and id = ${memberId}::bigint`);
}

/** A number that somebody else only typed, and never proved, belongs to whoever proves it. */
export async function releaseTyped(
  tx: Database,
  merchant: string,
  memberId: string,
  mobile: string,
): Promise<void> {
  await tx.query(sql`
    update member set mobile = null
    where merchant = ${merchant} and mobile = ${mobile} and mobile_verified_at is null and id <> ${memberId}::bigint`);
}

export async function clearContact(
  tx: Database,
  merchant: string,
  memberId: string,
  kind: ContactKind,
): Promise<void> {
  const nothing =
    kind === 'mobile'
      ? sql`mobile = null, mobile_verified_at = null`
      : sql`email = null, email_key = null, email_verified_at = null`;
  await tx.query(sql`
    update member set ${nothing} where merchant = ${merchant} and id = ${memberId}::bigint`);
}
