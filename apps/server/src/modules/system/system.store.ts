import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';

export type DatabaseFacts = {
  fsync: string;
  synchronousCommit: string;
  fullPageWrites: string;
  dataChecksums: string;
  clockMs: number;
  /** Whether this login is, or may become, the owner of the tables or somebody above it. */
  owner: boolean;
  sandboxWorld: boolean;
};

export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const [facts] = await db.query<DatabaseFacts>(sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
           current_setting('full_page_writes') as full_page_writes, current_setting('data_checksums') as data_checksums,
           (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms,
           (select rolsuper or rolcreaterole or pg_has_role(pg_roles.oid, t.relowner, 'member')
            from pg_roles, pg_class t
            where rolname = session_user and t.oid = 'schema_migration'::regclass) as owner,
           exists (select from sandbox_seed) as sandbox_world`);
  if (facts === undefined) throw new Error('the database did not describe itself');
  return facts;
}

export async function appliedMigrations(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`select name from schema_migration order by name`);
  return rows.map((row) => row.name);
}
