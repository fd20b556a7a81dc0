import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { HouseDatabase } from './house-database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any fixed number: whoever holds it migrates, the others wait. */
const LOCK = 7_301_115;

/** Brings the house's database up to date; safe to call from several processes at once. */
export async function migrateHouse(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists house_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from house_migration')).rows.map((row) => row.name),
    );
    const files = await houseMigrations();
    const waiting = files.filter((name) => !done.has(name));
    for (const name of waiting) await applyOne(client, name);
    return waiting;
  } finally {
    await client.end();
  }
}

/** What this version of the house needs, by the files it came with. */
async function houseMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** Refuses in one sentence: the house may not change its tables itself. */
export async function assertMigrated(db: HouseDatabase): Promise<void> {
  const rows = await db.query<{ name: string }>('select name from house_migration').catch(() => []);
  const done = new Set(rows.map((row) => row.name));
  const missing = (await houseMigrations()).filter((name) => !done.has(name));
  if (missing.length > 0)
    throw new Error(
      `Migrations are missing (${missing.join(', ')}): run \`npm run migrate\` with HOUSE_DATABASE_URL of the owner.`,
    );
}

async function applyOne(client: pg.Client, name: string): Promise<void> {
  await client.query('begin');
  await client.query(await readFile(new URL(name, FOLDER), 'utf8'));
  await client.query('insert into house_migration (name) values ($1)', [name]);
  await client.query('commit');
}
