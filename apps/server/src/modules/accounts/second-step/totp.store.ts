import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type TotpRow = { username: string; totpSecret: Buffer | null; totpPending: Buffer | null };

export async function selectTotp(db: Database, merchant: string, memberId: string): Promise<TotpRow | null> {
  const [row] = await db.query<TotpRow>(sql`
    select username, totp_secret, totp_pending from member
    where merchant = ${merchant} and id = ${memberId}::bigint`);
  return row ?? null;
}

/** False when an app is in force already, also since a moment ago. */
export async function setPendingTotp(
  db: Database,
  merchant: string,
  memberId: string,
  sealed: Buffer,
): Promise<boolean> {
  const rows = await db.query(sql`
    update member set totp_pending = ${sealed}
    where merchant = ${merchant} and id = ${memberId}::bigint and totp_secret is null returning id`);
  return rows.length > 0;
}

/** The pending secret comes into force with the step of its first code, which is thereby used. */
export async function confirmPendingTotp(
  db: Database,
  merchant: string,
  memberId: string,
  { sealed, step }: { sealed: Buffer; step: number },
): Promise<boolean> {
  const rows = await db.query(sql`
    update member set totp_secret = totp_pending, totp_pending = null, totp_step = ${step}
    where merchant = ${merchant} and id = ${memberId}::bigint and totp_pending = ${sealed} returning id`);
  return rows.length > 0;
}

/** T26: a step is used once. Of two who bring the same code at the same moment one is let through. */
export async function spendTotpStep(
  db: Database,
  merchant: string,
  memberId: string,
  step: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    update member set totp_step = ${step}
    where merchant = ${merchant} and id = ${memberId}::bigint
      and totp_secret is not null and (totp_step is null or totp_step < ${step}) returning id`);
  return rows.length > 0;
}
