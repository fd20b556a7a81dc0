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
    where merchant = ${merchant} and member_id = ${memberId}::bigint and address = ${address}
      and first_seen_at <= platform_now()`);
  return rows.length > 0;
}

export async function rememberAddress(
  db: Database,
  merchant: string,
  memberId: string,
  address: string,
  /** Hours until it counts as known: an address that nobody could prove is not made good by coming twice. */
  knownAfterHours = 0,
): Promise<void> {
  await db.query(sql`
    insert into member_address (merchant, member_id, address, first_seen_at)
    values (${merchant}, ${memberId}::bigint, ${address}, platform_now() + ${knownAfterHours} * interval '1 hour')
    on conflict (merchant, member_id, address) do update
      set last_seen_at = platform_now(), first_seen_at = least(member_address.first_seen_at, excluded.first_seen_at)`);
}
