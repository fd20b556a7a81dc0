import * as pg from 'pg';
import { applyObjects } from './apply-objects.ts';
import { keyOfPath, namedIn, type DatabaseObject } from './database-object.ts';
import { readLiveObjects } from './live-objects.ts';
import { withAllTheyName } from './object-order.ts';
import { readSchema, type Migration, type Schema, type SchemaSource } from './schema-source.ts';

/** What was applied, by name, with its checksum; an empty one where the record is older than checksums. */
type Applied = Map<string, string>;
type Row = { name: string; checksum: string };

const UNDEFINED_COLUMN = '42703';

/**
 * Brings the database of `url` up to date: first the migrations that it has not seen, each in a transaction of its own, then
 * in one more the functions, views and triggers that are not as their files have them. Returns what was applied now.
 * When there is nothing to do it asks one question and takes no lock.
 */
export async function migrateDatabase(url: string, source: SchemaSource): Promise<string[]> {
  const schema = readSchema(source);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'maidan-migrate',
    options: '-c timezone=UTC -c client_min_messages=warning',
  });
  await client.connect();
  try {
    const found = await readApplied(client, source).catch(() => undefined);
    if (found !== undefined && isCurrent(found, schema)) return [];
    for (const object of schema.objects) object.check();
    await client.query('select pg_advisory_lock($1)', [source.lock]);
    const applied = await readPreparedRecord(client, source);
    await acceptOrRefuse(client, source, schema, applied);
    return await applyMissing(client, source, schema, applied);
  } finally {
    await client.end();
  }
}

function isCurrent(applied: Applied, { migrations, objects, fingerprint }: Schema): boolean {
  const wanted = new Map([
    ...migrations.map(({ name, checksum }) => [name, checksum] as const),
    ...objects.map(({ path, checksum }) => [path, checksum] as const),
  ]);
  return (
    applied.has(fingerprint) &&
    [...wanted].every(([name, checksum]) => applied.get(name) === checksum) &&
    goneFrom(applied, objects).length === 0
  );
}

function goneFrom(applied: Applied, objects: readonly DatabaseObject[]): string[] {
  const paths = new Set(objects.map(({ path }) => path));
  return [...applied.keys()].filter((name) => keyOfPath(name) !== undefined && !paths.has(name));
}

async function readApplied(client: pg.Client, { record }: SchemaSource): Promise<Applied> {
  const { rows } = await client.query<Row>(`select name, checksum from ${record}`);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function readPreparedRecord(client: pg.Client, source: SchemaSource): Promise<Applied> {
  await client.query(`create table if not exists ${source.record} (
    name text primary key, checksum text not null, applied_at timestamptz not null default clock_timestamp())`);
  return readApplied(client, source).catch(async (error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === UNDEFINED_COLUMN)) throw error;
    await client.query(`alter table ${source.record} add column checksum text not null default '',
      alter column applied_at set default clock_timestamp()`);
    await client.query(`alter table ${source.record} alter column checksum drop default`);
    return readApplied(client, source);
  });
}

/** A migration that was applied stays as it was, but for those that were written anew on purpose. */
async function acceptOrRefuse(
  client: pg.Client,
  source: SchemaSource,
  { migrations }: Schema,
  applied: Applied,
): Promise<void> {
  const anew: Row[] = [];
  for (const { name, checksum } of migrations) {
    const known = applied.get(name);
    if (known === undefined || known === checksum) continue;
    const pair = source.rewritten?.[name];
    if (known !== '' && !(known === pair?.was && checksum === pair.is))
      throw new Error(
        `migration ${name} was changed after it had been applied: write a new migration instead ` +
          '(in a sandbox without anything to keep, `npm run reset` starts afresh)',
      );
    anew.push({ name, checksum });
  }
  await client.query(
    `update ${source.record} r set checksum = n.checksum
     from unnest($1::text[], $2::text[]) n (name, checksum) where r.name = n.name`,
    columnsOf(anew),
  );
}

async function applyMissing(
  client: pg.Client,
  source: SchemaSource,
  schema: Schema,
  applied: Applied,
): Promise<string[]> {
  const done: string[] = [];
  const note = (names: readonly Row[]): void => {
    for (const { name, checksum } of names) applied.set(name, checksum);
    done.push(...names.map(({ name }) => name));
  };
  for (const migration of schema.migrations)
    if (!applied.has(migration.name)) note(await applyMigration(client, source, schema, applied, migration));
  note(await inTransaction(client, () => applyAllObjects(client, source, schema, applied)));
  return done;
}

/** Together with the functions that it names, because defaults, checks and indexes stand on them. */
async function applyMigration(
  client: pg.Client,
  source: SchemaSource,
  { objects }: Schema,
  applied: Applied,
  { name, text, checksum }: Migration,
): Promise<Row[]> {
  const named = withAllTheyName(objects, namedIn(text));
  const stale = new Set([...named].filter((object) => applied.get(object.path) !== object.checksum));
  try {
    return await inTransaction(client, async () => {
      if (stale.size > 0)
        await applyObjects(client, { objects, stale, goneKeys: [], live: await readLiveObjects(client) });
      await client.query(text);
      return remember(client, source, [...rowsOf(stale), { name, checksum }]);
    });
  } catch (error) {
    throw new Error(`migration ${name} failed: ${messageOf(error)}`, { cause: error });
  }
}

async function applyAllObjects(
  client: pg.Client,
  source: SchemaSource,
  { objects, fingerprint }: Schema,
  applied: Applied,
): Promise<Row[]> {
  const live = await readLiveObjects(client);
  const stale = new Set(
    objects.filter(
      (object) => applied.get(object.path) !== object.checksum || live.get(object.key) === undefined,
    ),
  );
  const gone = goneFrom(applied, objects);
  const keys = new Set(objects.map(({ key }) => key));
  const goneKeys = gone.map((path) => keyOfPath(path) ?? '').filter((key) => !keys.has(key));
  if (stale.size > 0 || goneKeys.length > 0) await applyObjects(client, { objects, stale, goneKeys, live });
  await client.query(`delete from ${source.record} where name = any($1)`, [gone]);
  const rows = await remember(client, source, rowsOf(stale));
  // Every set that ever was here is named: a node knows by it that the functions of its version have come, also after those
  // of a later one.
  await remember(client, source, [{ name: fingerprint, checksum: '' }]);
  return rows;
}

function rowsOf(objects: Iterable<DatabaseObject>): Row[] {
  return Array.from(objects, ({ path, checksum }) => ({ name: path, checksum }));
}

async function remember(client: pg.Client, { record }: SchemaSource, rows: Row[]): Promise<Row[]> {
  await client.query(
    `insert into ${record} (name, checksum) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set checksum = excluded.checksum, applied_at = clock_timestamp()`,
    columnsOf(rows),
  );
  return rows;
}

function columnsOf(rows: readonly Row[]): string[][] {
  return [rows.map(({ name }) => name), rows.map(({ checksum }) => checksum)];
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
