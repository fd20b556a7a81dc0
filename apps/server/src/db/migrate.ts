import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@maidan/postgres/migrate-database.ts';
import type { SchemaSource } from '@maidan/postgres/schema-source.ts';
import { REWRITTEN_MIGRATIONS } from './rewritten-migrations.ts';

/** The platform's SQL: tables in `migrations`, functions, views and triggers in `functions`. */
export const PLATFORM_SCHEMA: SchemaSource = {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  record: 'schema_migration',
  lock: 727_461_310,
  rewritten: REWRITTEN_MIGRATIONS,
};

/** Brings the database of `url` up to date; returns the names of what was applied now. */
export function migrate(url: string): Promise<string[]> {
  return migrateDatabase(url, PLATFORM_SCHEMA);
}
