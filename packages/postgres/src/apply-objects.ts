import * as pg from 'pg';
import type { DatabaseObject } from './database-object.ts';
import { readHanging, readLiveObjects, type LiveObject } from './live-objects.ts';
import { inOrder } from './object-order.ts';

/**
 * What the server answers when `create or replace` would change what it may not: the kind or result of a function, the names
 * of its inputs, the columns of a view; or when a right is given to a name that has two signatures now.
 */
const CANNOT_REPLACE = new Set(['42P13', '42809', '42P16', '42725']);

type Work = {
  /** Every object that has a file. */
  objects: readonly DatabaseObject[];
  /** Those of them that the database does not have as their file has it. */
  stale: ReadonlySet<DatabaseObject>;
  /** What was applied once and has no file any more. */
  goneKeys: readonly string[];
  /** What the database has. */
  live: ReadonlyMap<string, LiveObject[]>;
};

/** Makes the database as the files have it. Runs inside of the caller's transaction. */
export async function applyObjects(
  client: pg.Client,
  { objects, stale, goneKeys, live }: Work,
): Promise<void> {
  const work = new ObjectWork(client, new Set([...objects.map(({ key }) => key), ...goneKeys]));
  const ordered = inOrder(objects);
  for (const object of ordered) if (stale.has(object)) await work.replace(object, live.get(object.key) ?? []);
  let after = await readLiveObjects(client);
  for (const { key } of stale) await work.dropAll(supersededIn(live.get(key) ?? [], after.get(key) ?? []));
  for (const key of goneKeys) await work.dropAll(after.get(key) ?? []);
  for (const object of ordered) if (work.fallen.has(object.key)) await runFile(client, object);
  if (work.hasDropped) after = await readLiveObjects(client);
  for (const { path, key } of stale)
    if (after.get(key)?.length !== 1)
      throw new Error(`${path} failed: the database does not have one ${key}`);
}

/** What had this name before something new took it. */
function supersededIn(before: readonly LiveObject[], after: readonly LiveObject[]): LiveObject[] {
  const old = new Set(before.map(({ oid }) => oid));
  return after.some(({ oid }) => !old.has(oid)) ? after.filter(({ oid }) => old.has(oid)) : [];
}

class ObjectWork {
  /** What went because something under it went, and has to be made again. */
  readonly fallen = new Set<string>();
  hasDropped = false;
  readonly #client: pg.Client;
  readonly #ours: ReadonlySet<string>;

  constructor(client: pg.Client, ours: ReadonlySet<string>) {
    this.#client = client;
    this.#ours = ours;
  }

  async replace(object: DatabaseObject, had: readonly LiveObject[]): Promise<void> {
    if (had.length === 0) return this.#make(object);
    await this.#client.query('savepoint replaced');
    try {
      for (const one of had) await this.#forgetRights(one);
      await this.#make(object);
    } catch (error) {
      if (!CANNOT_REPLACE.has(codeOf(error))) throw error;
      await this.#client.query('rollback to savepoint replaced');
      await this.dropAll(had);
      await this.#make(object);
    }
    await this.#client.query('release savepoint replaced');
  }

  /** Takes them away with whatever of ours hangs on them; refuses when a table, or something of somebody else's, does. */
  async dropAll(objects: readonly LiveObject[]): Promise<void> {
    for (const object of objects) {
      const hanging = await readHanging(this.#client, object);
      const foreign = hanging.filter(({ key }) => key === null || !this.#ours.has(key));
      if (foreign.length > 0)
        throw new Error(
          `${object.identity} cannot be taken away, because something stands on it: ` +
            `${foreign.map(({ description }) => description).join(', ')}. Write a migration that changes that first`,
        );
      this.hasDropped = true;
      await this.#client.query(`drop ${ifExists(object.identity)} cascade`);
      for (const { key } of hanging) if (key !== null) this.fallen.add(key);
    }
  }

  async #make(object: DatabaseObject): Promise<void> {
    await runFile(this.#client, object);
    this.fallen.delete(object.key);
  }

  /** A file says who has rights. What an earlier one gave, and this one does not, must not stay. */
  async #forgetRights({ identity, grantees }: LiveObject): Promise<void> {
    if (grantees === null) return;
    const [kind = '', ...name] = identity.split(' ');
    const what = `${kind === 'view' ? 'table' : 'routine'} ${name.join(' ')}`;
    if (grantees.length > 0) await this.#client.query(`revoke all on ${what} from ${grantees.join(', ')}`);
    if (kind !== 'view') await this.#client.query(`grant execute on ${what} to public`);
  }
}

function ifExists(identity: string): string {
  return identity.replace(' ', ' if exists ');
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : '';
}

async function runFile(client: pg.Client, { path, text }: DatabaseObject): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    const at = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
    const line = Number.isNaN(at) ? '' : ` (line ${text.slice(0, at).split('\n').length})`;
    throw new Error(`${path}${line} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
