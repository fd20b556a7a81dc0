import * as pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { reserveHold } from '#ledger/hold.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { releaseFrozen, watchLedger } from './watch-ledger.ts';
import { listAlerts, watchMoney } from './watch-money.ts';

let superuser: pg.Client;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  superuser = new pg.Client({ connectionString: database.url });
  await superuser.connect();
  // As whoever means it would: past the triggers that keep history as it is.
  await superuser.query(`set session_replication_role = replica`);
  for (const [key, owner] of [
    ['1', 'anna'],
    ['2', 'anna'],
    ['3', 'anna'],
    ['4', 'bela'],
  ] as const)
    await deposit(key, owner);
  await reserveHold(database.db, {
    merchant: 'maidan',
    key: 'hold',
    currency: 'PLY',
    account: { kind: 'member', owner: 'anna' },
    amount: 10n,
  });
});
afterAll(async () => {
  await superuser.end();
});

const legsFor = (owner: string) => [
  { account: { kind: 'deposits_in', owner: '' } as const, amount: -100n },
  { account: { kind: 'member', owner } as const, amount: 100n },
];
const deposit = (key: string, owner: string) =>
  postTransaction(database.db, {
    merchant: 'maidan',
    key: `look:${key}`,
    kind: 'deposit',
    currency: 'PLY',
    legs: legsFor(owner),
  });

const look = () => watchLedger(node.app.platform, node.app.log, 0);
const BY = { by: 'Farida', reason: 'mended' };

const frozen = async () =>
  (
    await database.db.query<{ id: bigint }>(
      sql`select id from ledger_account where frozen_at is not null order by id`,
    )
  ).map(({ id }) => id);

const ANNA = `(select id from ledger_account where merchant = 'maidan' and kind = 'member' and owner = 'anna')`;
const ROWS = {
  ledger_account: `merchant in ('maidan', 'x') and hash = (select hash from ledger_account where kind = 'member' and owner = 'anna')`,
  ledger_entry: `account_id = ${ANNA} and version = 2`,
  ledger_transaction: `key = 'look:2'`,
  ledger_hold: `key = 'hold'`,
} as const;

/** Every column that says something about money, and something else in its place. */
const FLIPS: Readonly<Record<keyof typeof ROWS, Readonly<Record<string, string>>>> = {
  ledger_account: {
    merchant: `'x'`,
    kind: `'agent'`,
    owner: `'eve'`,
    shard: '1',
    currency: `'FUN'`,
    balance: 'balance + 1',
    held: 'held + 1',
    version: 'version + 1',
    may_be_negative: 'not may_be_negative',
    last_at: `last_at + interval '1 second'`,
    hash: `sha256('x')`,
  },
  ledger_entry: {
    merchant: `'x'`,
    account_id: '999999',
    version: '77',
    transaction_id: '999999',
    amount: 'amount + 1',
    balance_after: 'balance_after + 1',
    at: `at + interval '1 second'`,
    hash: `sha256('x')`,
  },
  ledger_transaction: {
    merchant: `'x'`,
    id: '999999',
    key: `'other'`,
    input_hash: `sha256('x')`,
    kind: `'adjustment'`,
    currency: `'FUN'`,
    reference: `'other'`,
    at: `at + interval '1 second'`,
    reverses: '999999',
    account_ids: `account_ids || account_ids[1]`,
    versions: `array[versions[1], versions[2] + 1]`,
  },
  ledger_hold: { amount: 'amount + 1', state: `'voided'`, account_id: '999999' },
};

const cases = Object.entries(FLIPS).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, value]) => ({ table: table as keyof typeof ROWS, column, value })),
);

test('what agrees is left alone, and the look is taken by one node at a time', async () => {
  expect(await look()).toBe(0);
  await superuser.query('begin; select from ledger_audit for update');
  expect(await look()).toBe(0);
  await superuser.query('rollback');
  const [state] = await database.db.query<{ lapAccounts: bigint }>(
    sql`select lap_accounts from ledger_audit`,
  );
  expect(state?.lapAccounts).toBeGreaterThan(1n);
  // Looked at a moment ago: whoever asks within the pause finds nothing to do.
  const runAt = () => database.db.query(sql`select run_at from ledger_audit`);
  const before = await runAt();
  await watchLedger(node.app.platform, node.app.log, 60_000);
  expect(await runAt()).toEqual(before);
});

describe('F14: what is changed by hand is found at the next look, told, and free again only when it is mended', () => {
  test.each(cases)('$table.$column', async ({ table, column, value }) => {
    const extra = table === 'ledger_hold' && column === 'state' ? `, ended_at = platform_now()` : '';
    const { rows } = await superuser.query<{ place: string; old: string | null; type: string }>(
      `select ctid::text as place, ${column}::text as old, pg_typeof(${column})::text as type
       from ${table} where ${ROWS[table]}`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('there is no such row');
    const changed = await superuser.query<{ place: string }>(
      `update ${table} set ${column} = ${value}${extra} where ctid = '${row.place}' returning ctid::text as place`,
    );
    expect(await look()).toBeGreaterThan(0);
    const standing = await frozen();
    const alerts = await listAlerts(node.app.platform);
    expect(alerts.length).toBeGreaterThan(0);
    for (const account of standing)
      expect(await releaseFrozen(node.app.platform, { account, ...BY })).not.toBeNull();
    // What was frozen has another place since.
    const { rows: now } = await superuser.query<{ place: string }>(
      table === 'ledger_account'
        ? `select ctid::text as place from ledger_account where frozen_at is not null or merchant = 'x'`
        : `select '${changed.rows[0]?.place}' as place`,
    );
    const undone = extra === '' ? '' : ', ended_at = null';
    for (const { place } of now.slice(0, 1))
      await superuser.query(
        `update ${table} set ${column} = $1::${row.type}${undone} where ctid = '${place}'`,
        [row.old],
      );
    for (const account of await frozen())
      expect(await releaseFrozen(node.app.platform, { account, ...BY })).toBeNull();
    await superuser.query(`update alert set ended_at = platform_now() where kind = 'ledger'`);
    await watchMoney(node.app.platform, node.app.log);
    expect(await look()).toBe(0);
    expect([await frozen(), await listAlerts(node.app.platform)]).toEqual([[], []]);
  });
});

test('F14: a frozen account is refused by every door, and all others go on', async () => {
  await superuser.query(
    `update ledger_account set balance = balance + 5 where kind = 'member' and owner = 'anna'`,
  );
  expect(await look()).toBe(1);
  await expect(deposit('5', 'anna')).rejects.toMatchObject({ reason: 'frozen' });
  const hold = { merchant: 'maidan', key: 'h2', currency: 'PLY', amount: 1n };
  await expect(
    reserveHold(database.db, { ...hold, account: { kind: 'member', owner: 'anna' } }),
  ).rejects.toMatchObject({ reason: 'frozen' });
  expect((await deposit('6', 'bela')).outcome).toBe('posted');
  const [account] = await frozen();
  await superuser.query(
    `update ledger_account set balance = balance - 5 where kind = 'member' and owner = 'anna'`,
  );
  expect(await releaseFrozen(node.app.platform, { account: account ?? 0n, ...BY })).toBeNull();
  expect((await deposit('5', 'anna')).outcome).toBe('posted');
});

test('F14: where rows of the platform are frozen, others take their place', async () => {
  const flip = (by: number) =>
    superuser.query(
      `update ledger_account set balance = balance + ${by} where kind = 'deposits_in' and shard <= 64`,
    );
  await flip(1);
  expect(await look()).toBeGreaterThan(0);
  const standing = await frozen();
  for (const key of ['7', '8', '9']) expect((await deposit(key, 'bela')).outcome).toBe('posted');
  await flip(-1);
  // Those that were opened meanwhile were moved along by the mending, and are put back.
  await superuser.query(`update ledger_account a set balance = e.balance_after from ledger_entry e
    where a.kind = 'deposits_in' and e.merchant = a.merchant and e.account_id = a.id and e.version = a.version`);
  for (const account of standing)
    expect(await releaseFrozen(node.app.platform, { account, ...BY })).toBeNull();
  expect(await look()).toBe(0);
});
