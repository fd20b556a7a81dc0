import { expectedRecord } from '@maidan/postgres/schema-source.ts';
import { PLATFORM_SCHEMA } from '#db/migrate.ts';

let expected: string[] | undefined;

/** What this version of the code needs of its database, by the files it came with. */
export function expectedMigrations(): string[] {
  expected ??= expectedRecord(PLATFORM_SCHEMA);
  return expected;
}
