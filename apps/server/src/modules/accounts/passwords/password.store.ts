import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** A new password ends every reason to force another one. */
export async function setPasswordHash(
  db: Database,
  merchant: string,
  memberId: string,
  hash: string,
): Promise<void> {
  await db.query(sql`
    update member set password_hash = ${hash}, has_password = true, password_changed_at = platform_now(),
      password_expires_at = null, must_change_password = false
    where merchant = ${merchant} and id = ${memberId}::bigint`);
}
