import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { BlankDatabase } from './blank-database.ts';

type OldMigration = { name: string; text: string };

/**
 * Makes a database as it was when functions still lived in migrations: runs the migrations of then, which are kept packed
 * (`file`) because nobody reads or changes them, and remembers them as was done then.
 */
export async function makeOldDatabase(
  database: BlankDatabase,
  { file, record, checksums }: { file: URL; record: string; checksums: boolean },
): Promise<string[]> {
  const migrations = JSON.parse(brotliDecompressSync(await readFile(file)).toString()) as OldMigration[];
  await database.query(
    checksums
      ? `create table ${record} (name text primary key, checksum text not null,
           applied_at timestamptz not null default clock_timestamp())`
      : `create table ${record} (name text primary key, applied_at timestamptz not null default now())`,
  );
  for (const { name, text } of migrations) {
    const checksum = createHash('sha256').update(text).digest('hex');
    const row = checksums
      ? `(name, checksum) values ('${name}', '${checksum}')`
      : `(name) values ('${name}')`;
    await database.query(`begin; ${text}; insert into ${record} ${row}; commit`);
  }
  return migrations.map(({ name }) => name);
}
