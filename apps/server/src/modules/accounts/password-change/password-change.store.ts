import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** Only where there is none: of two at the same moment one is first. */
export async function insertPasswordHash(
  db: Database,
  merchant: string,
  memberId: string,
  hash: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    update member set password_hash = ${hash}, has_password = true, password_changed_at = platform_now(),
      password_expires_at = null, must_change_password = false
    where merchant = ${merchant} and id = ${memberId}::bigint and not has_password
    returning id`);
  return rows.length > 0;
}

export type ForgotRow = { id: bigint; username: string; email: string };

export async function selectByNameAndEmail(
  db: Database,
  merchant: string,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
): Promise<ForgotRow | null> {
  const [row] = await db.query<ForgotRow>(sql`
    select id, username, email from member
    where merchant = ${merchant} and username_key = ${usernameKey} and email_key = ${emailKey}
      and email is not null and status <> 'closed'`);
  return row ?? null;
}
