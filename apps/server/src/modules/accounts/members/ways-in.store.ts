import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** How many ways in a member has. The row is locked: two that are removed at once must not both find the other. */
export async function countWaysIn(tx: Database, merchant: string, memberId: string): Promise<number> {
  await tx.query(
    sql`select from member where merchant = ${merchant} and id = ${memberId}::bigint for no key update`,
  );
  const [row] = await tx.query<{ ways: number }>(sql`
    select (m.has_password::int + (m.mobile_verified_at is not null)::int
      + (select count(*) from passkey p where p.merchant = m.merchant and p.member_id = m.id)
      + (select count(*) from identity_link l where l.merchant = m.merchant and l.member_id = m.id))::int as ways
    from member m where m.merchant = ${merchant} and m.id = ${memberId}::bigint`);
  return row?.ways ?? 0;
}
