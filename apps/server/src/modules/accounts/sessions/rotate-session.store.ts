import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export async function replaceHalves(
  db: Database,
  merchant: string,
  id: string,
  hashes: { token: Buffer; half: Buffer },
): Promise<void> {
  const rows = await db.query(sql`
    update session set token_hash = ${hashes.token}, half_hash = ${hashes.half}, must_change_password = false
    where merchant = ${merchant} and id = ${id} and ended_at is null returning id`);
  if (rows.length === 0) throw new Error('the session ended in the meantime');
}
