import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export async function isKnownAddress(
  db: Database,
  merchant: string,
  memberId: string,
  address: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from member_address
    where merchant = ${merchant} and member_id = ${memberId}::bigint and address = ${address}`);
  return rows.length > 0;
}

export async function rememberAddress(
  db: Database,
  merchant: string,
  memberId: string,
  address: string,
): Promise<void> {
  await db.query(sql`
    insert into member_address (merchant, member_id, address)
    values (${merchant}, ${memberId}::bigint, ${address})
    on conflict (merchant, member_id, address) do update set last_seen_at = platform_now()`);
}
