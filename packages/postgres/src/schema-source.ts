import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readObject, type DatabaseObject } from './database-object.ts';

/** Where the SQL of one database lives, and how its database remembers what was applied. */
export type SchemaSource = {
  /** Holds `migrations` (tables, types, data, roles), applied once each, and `functions`, applied whenever they change. */
  folder: string;
  /** The table that names what was applied. */
  record: string;
  /** Any number that nobody else uses on this database: two that start together go one after the other. */
  lock: number;
  /** Migrations that were written anew without changing what they make: the checksum that databases may still have. */
  rewritten?: Readonly<Record<string, { was: string; is: string }>>;
};

export type Migration = { name: string; text: string; checksum: string };
export type Schema = { migrations: Migration[]; objects: DatabaseObject[]; fingerprint: string };

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** At once, not file after file in the background: of two hundred small files that is the quicker way. */
export function readSchema(source: SchemaSource): Schema {
  const migrations = readMigrations(join(source.folder, 'migrations'));
  const objects = readObjects(join(source.folder, 'functions'));
  const all = objects.map(({ path, checksum }) => `${path} ${checksum}\n`).join('');
  return { migrations, objects, fingerprint: `functions ${checksumOf(all)}` };
}

/** What the record must name before a node of this version may work: every migration, and its functions as a whole. */
export function expectedRecord(source: SchemaSource): string[] {
  const { migrations, fingerprint } = readSchema(source);
  return [...migrations.map(({ name }) => name), fingerprint];
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const numbers = new Set<string>();
  return names.map((name) => {
    if (!FILE_NAME.test(name)) throw new Error(`migration ${name}: name it like 0012-what-it-does.sql`);
    if (numbers.has(name.slice(0, 4))) throw new Error(`migration ${name}: its number is used twice`);
    numbers.add(name.slice(0, 4));
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, checksum: checksumOf(text) };
  });
}

function readObjects(folder: string): DatabaseObject[] {
  if (!existsSync(folder)) return [];
  const known = new Map<string, string>();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const object = readObject(`functions/${name}`, text, checksumOf(text));
      const other = known.get(object.key);
      if (other !== undefined) throw new Error(`${other} and ${object.path} both make the ${object.key}`);
      known.set(object.key, object.path);
      return object;
    });
}
