import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** Who has the number: nobody, somebody who only claims it, or somebody who has proved it. */
export async function selectNumberHolder(
  db: Database,
  merchant: string,
  mobile: string,
): Promise<'nobody' | 'claimed' | 'proved'> {
  const [row] = await db.query<{ proved: boolean }>(sql`
    select mobile_verified_at is not null as proved from member where merchant = ${merchant} and mobile = ${mobile}`);
  if (row === undefined) return 'nobody';
  return row.proved ? 'proved' : 'claimed';
}
