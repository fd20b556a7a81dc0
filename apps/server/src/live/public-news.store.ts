import type { PublicNewsKind } from '@maidan/contract/live.ts';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

/**
 * Draws the number of a piece of public news and writes it down: whoever does not hear it can read it. After the commit
 * that it tells of.
 */
export async function notePublicNews(db: Database, merchant: string, what: PublicNewsKind): Promise<number> {
  const [row] = await db.query<{ version: bigint }>(sql`
    insert into public_news as known (merchant, what, version)
    values (${merchant}, ${what}, nextval('live_version'))
    on conflict (merchant, what) do update set version = greatest(known.version, excluded.version)
    returning version`);
  if (row === undefined) throw new Error('news was not written down');
  return Number(row.version);
}

export function readPublicNews(
  db: Database,
  merchant: string,
): Promise<{ what: PublicNewsKind; version: bigint }[]> {
  return db.query(sql`select what, version from public_news where merchant = ${merchant}`);
}
