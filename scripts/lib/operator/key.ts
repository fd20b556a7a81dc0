import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hashOperatorKey,
  knowOperator,
  OPERATOR_RIGHTS,
  type Operator,
  type OperatorRight,
} from '@maidan/server/modules/operator/know-operator.ts';
import * as pg from 'pg';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

/** Who somebody is that names nobody; the sandbox makes this one at its start. */
export const STANDARD_OPERATOR = 'operator';
/** The sandbox's people: what needs a second person can be tried there. */
export const SANDBOX_OPERATORS = [STANDARD_OPERATOR, 'Farida', 'Kamal'];

const NAME = /^[A-Za-z][A-Za-z0-9._@ -]{1,59}$/;

const fileOf = (folder: string, name: string): string => join(folder, `${name.toLowerCase()}.key`);

function assertName(name: string): void {
  if (!NAME.test(name) || name.toLowerCase() === 'system')
    throw new PlainError(`${name || '(nobody)'} is no operator's name: letters, digits and . _ @ - only.`);
}

/** The operator who types this, by the key in their file. Whoever has none, or another one, does nothing. */
export async function identifyOperator(
  { db, config, operatorKeys }: Pick<Desk, 'db' | 'config' | 'operatorKeys'>,
  name: string,
): Promise<Operator> {
  assertName(name);
  const file = fileOf(operatorKeys, name);
  if (!existsSync(file))
    throw new PlainError(
      `There is no key of ${name} in ${operatorKeys}. Somebody with the database's own login makes one: ` +
        `npm run operator-key -- ${name}. Nothing was changed.`,
    );
  if ((statSync(file).mode & 0o077) !== 0)
    throw new PlainError(`Others may read ${file}: close it with chmod 600. Nothing was changed.`);
  const key = readFileSync(file, 'utf8').trim();
  const operator = await knowOperator(db, config.merchant, { name, key });
  if (operator === null)
    throw new PlainError(`The key in ${file} is not the one of ${name}. Nothing was changed.`);
  return operator;
}

export function assertRight({ name, rights }: Operator, right: OperatorRight | null): void {
  if (right === null || rights.includes(right)) return;
  throw new PlainError(`${name} has no right to this (${right}). Nothing was changed.`);
}

type Made = {
  ownerUrl: string;
  folder: string;
  merchant?: string;
  name: string;
  rights: readonly OperatorRight[];
};

/** Makes an operator, or gives one a new key and other rights. The key is nowhere but in the file. */
export async function makeOperator(made: Made): Promise<string> {
  const { ownerUrl, folder, merchant = 'maidan', name, rights } = made;
  assertName(name);
  const key = randomBytes(32).toString('base64url');
  await onDatabase(ownerUrl, async (client) => {
    await client.query(
      `insert into operator_account (merchant, name, key_hash, rights) values ($1, $2, $3, $4)
       on conflict (merchant, lower(name)) do update
       set key_hash = excluded.key_hash, rights = excluded.rights, made_at = platform_now(), ended_at = null`,
      [merchant, name, hashOperatorKey(key), rights],
    );
    await writeDown(client, merchant, 'operator-key-made', name, { rights: rights.join(' ') });
  });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileOf(folder, name);
  rmSync(file, { force: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return file;
}

/** From the next command on this one's key opens nothing. */
export async function endOperator({
  ownerUrl,
  merchant = 'maidan',
  name,
}: Pick<Made, 'ownerUrl' | 'merchant' | 'name'>): Promise<void> {
  await onDatabase(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `update operator_account set ended_at = platform_now()
       where merchant = $1 and lower(name) = lower($2) and ended_at is null`,
      [merchant, name],
    );
    if (rowCount === 0) throw new PlainError(`There is no operator ${name}. Nothing was changed.`);
    await writeDown(client, merchant, 'operator-ended', name, {});
  });
}

/** So that the commands of the README work as they are. What is there already stays. */
export async function makeSandboxOperators(ownerUrl: string, folder: string): Promise<void> {
  const known = await onDatabase(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; hash: Buffer }>(
      `select lower(name) as name, key_hash as hash from operator_account where merchant = 'maidan' and ended_at is null`,
    );
    return new Map(rows.map((row) => [row.name, row.hash]));
  });
  for (const name of SANDBOX_OPERATORS) {
    const file = fileOf(folder, name);
    const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    if (known.get(name.toLowerCase())?.equals(hashOperatorKey(key)) !== true)
      await makeOperator({ ownerUrl, folder, name, rights: OPERATOR_RIGHTS });
  }
}

async function writeDown(
  client: pg.Client,
  merchant: string,
  action: string,
  name: string,
  detail: object,
): Promise<void> {
  await client.query(
    `insert into audit_entry (merchant, actor, action, subject, reason, detail)
     values ($1, 'system', $2, $3, 'by the owner of the database', $4)`,
    [merchant, action, `operator:${name}`, JSON.stringify(detail)],
  );
}

async function onDatabase<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
