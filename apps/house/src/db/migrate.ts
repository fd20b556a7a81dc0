import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@maidan/postgres/migrate-database.ts';
import { expectedRecord, type SchemaSource } from '@maidan/postgres/schema-source.ts';
import type { HouseDatabase } from './house-database.ts';

/** The house's SQL: tables in `migrations`, functions, views and triggers in `functions`. */
const HOUSE_SCHEMA: SchemaSource = {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  record: 'house_migration',
  lock: 7_301_115,
};

/** Brings the house's database up to date; safe to call from several processes at once. */
export function migrateHouse(url: string): Promise<string[]> {
  return migrateDatabase(url, HOUSE_SCHEMA);
}

/** Refuses in one sentence: the house may not change its tables itself. */
export async function assertMigrated(db: HouseDatabase): Promise<void> {
  const rows = await db.query<{ name: string }>('select name from house_migration').catch(() => []);
  const done = new Set(rows.map((row) => row.name));
  const missing = expectedRecord(HOUSE_SCHEMA).filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new Error(
      `Migrations are missing (${missing.join(', ')}): run \`npm run migrate\` with HOUSE_DATABASE_URL of the owner.`,
    );
}
