import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export async function readCatalogueVersion(db: Database, merchant: string): Promise<bigint> {
  const rows = await db.query<{ version: bigint }>(
    prepared('catalogue-version', sql`select version from catalogue_version where merchant = ${merchant}`),
  );
  return rows[0]?.version ?? 0n;
}

/** The version that open pages have not been told of yet; null when they know the newest. */
export async function readUnannounced(db: Database, merchant: string): Promise<bigint | null> {
  const statement = sql`
    select version from catalogue_version where merchant = ${merchant} and announced < version`;
  const rows = await db.query<{ version: bigint }>(prepared('catalogue-unannounced', statement));
  return rows[0]?.version ?? null;
}

/** True for the one node that may tell of this version. */
export async function claimAnnouncement(
  db: Database,
  { merchant, version }: { merchant: string; version: bigint },
): Promise<boolean> {
  const rows = await db.query(sql`
    update catalogue_version set announced = ${version} where merchant = ${merchant} and announced < ${version}
    returning announced`);
  return rows.length > 0;
}
