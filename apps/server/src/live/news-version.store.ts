import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/** Rises with every piece of news, so that pages can tell old from new. Drawn after the commit that it tells of. */
export async function nextNewsVersion(db: Database): Promise<number> {
  const [row] = await db.query<{ version: bigint }>(sql`select nextval('live_version') as version`);
  return Number(row?.version ?? 0n);
}
