import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type OperatorRow = { name: string; keyHash: Buffer; rights: string[] };

export async function selectOperator(
  db: Database,
  merchant: string,
  name: string,
): Promise<OperatorRow | null> {
  const [row] = await db.query<OperatorRow>(sql`
    select name, key_hash, rights from operator_account
    where merchant = ${merchant} and lower(name) = lower(${name}) and ended_at is null`);
  return row ?? null;
}
