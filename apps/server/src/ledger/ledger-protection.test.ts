import * as pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import {
  CURRENCY_CLASSES,
  kindFits,
  mayOverdraw,
  OWNER_ACCOUNT_KINDS,
  PLATFORM_ACCOUNT_KINDS,
} from './chart-of-accounts.ts';
import { checkLedger } from './check-ledger.ts';
import { postTransaction } from './post-transaction.ts';

let owner: pg.Client;
const world = await databaseForThisFile();
beforeAll(async () => {
  owner = new pg.Client({ connectionString: world.url });
  await owner.connect();
  await deposit('1');
});
afterAll(async () => {
  await owner.end();
});

async function deposit(key: string): Promise<bigint | null> {
  const legs = [
    { account: { kind: 'deposits_in', owner: '' } as const, amount: -100n },
    { account: { kind: 'member', owner: '7' } as const, amount: 100n },
  ];
  const posting = { merchant: 'maidan', key, kind: 'deposit', currency: 'PLY', legs };
  return (await postTransaction(world.db, posting)).transactionId;
}

const TABLES = ['ledger_entry', 'ledger_transaction', 'ledger_account', 'ledger_hold'];
const INTERNALS = new Set([
  'ledger_write',
  'ledger_open_account',
  'ledger_decide',
  'ledger_explain',
  'ledger_replay',
  'ledger_free_lane',
  'ledger_open_lane',
]);

describe('L5: the application may read and call the doors, and nothing else', () => {
  test.each(TABLES)('it may not write into %s', async (table) => {
    for (const text of [
      `update ${table} set merchant = merchant`,
      `delete from ${table}`,
      `truncate ${table}`,
      `insert into ${table} (merchant) values ('maidan')`,
      `alter table ${table} disable trigger all`,
    ]) {
      await expect(world.db.query({ text, values: [] })).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('it may not call what is behind the doors', async () => {
    const rows = await world.db.query<{ name: string }>(sql`
      select proname as name from pg_proc
      where proname like 'ledger%' and has_function_privilege('maidan_app', oid, 'execute')`);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['ledger_post', 'ledger_post_many', 'ledger_reverse', 'ledger_reserve']),
    );
    expect(names.filter((name) => INTERNALS.has(name))).toEqual([]);
  });
});

test.each(['ledger_entry', 'ledger_transaction'])(
  'L5: not even the owner of the database edits %s',
  async (table) => {
    await expect(owner.query(`update ${table} set merchant = 'x'`)).rejects.toMatchObject({ code: 'LG006' });
    await expect(owner.query(`delete from ${table}`)).rejects.toMatchObject({ code: 'LG006' });
    await expect(owner.query(`truncate ${table}`)).rejects.toMatchObject({ code: 'LG006' });
  },
);

test('L4: a balance below zero is refused by the table itself', async () => {
  const text = `update ledger_account set balance = -1 where kind = 'member'`;
  await expect(owner.query(text)).rejects.toMatchObject({ constraint: 'ledger_account_not_below_zero' });
  await expect(owner.query(`update ledger_account set held = -1`)).rejects.toMatchObject({ code: '23514' });
  await expect(owner.query(`update ledger_account set owner = 'thief'`)).rejects.toMatchObject({
    code: 'LG006',
  });
});

test('L10: the application cannot move the clock, not even through the doors of the ledger', async () => {
  const moved = await world.db.transaction(async (tx) => {
    await tx.query(sql`select set_config('maidan.clock_offset', '-10 days', true)`);
    const [row] = await tx.query<{ gap: number }>(sql`
      select extract(epoch from clock_timestamp() - platform_now())::float8 as gap`);
    await tx.query(sql`select * from ledger_post('maidan', 'past', sha256('x'), 'deposit', 'PLY',
      ${['deposits_in', 'member']}::text[], ${['', '8']}::text[], ${[-1n, 1n]}::bigint[])`);
    const [posted] = await tx.query<{ gap: number }>(sql`
      select extract(epoch from clock_timestamp() - at)::float8 as gap from ledger_transaction where key = 'past'`);
    return [row?.gap, posted?.gap];
  });
  for (const gap of moved) expect(Math.abs(gap ?? Number.NaN)).toBeLessThan(60);
});

test('L10: the owner may post into the past, and time on one account never runs backwards', async () => {
  const post = (key: string, member: string) =>
    owner.query(
      `select * from ledger_post('maidan', $1, sha256('x'), 'deposit', 'PLY', array['deposits_in','member'], array['',$2], array[-1,1])`,
      [key, member],
    );
  await owner.query(`set maidan.clock_offset = '-10 days'`);
  await post('long-ago', '9');
  await post('long-ago-but-later', '7');
  await owner.query(`reset maidan.clock_offset`);
  const { rows } = await owner.query<{ key: string; days: number; ordered: boolean }>(`
    select t.key, extract(epoch from now() - e.at)::float8 / 86400 as days,
      e.at >= coalesce((select b.at from ledger_entry b where b.account_id = e.account_id and b.version = e.version - 1), e.at) as ordered
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
    join ledger_account a on a.id = e.account_id and a.kind = 'member'
    where t.key like 'long-ago%' order by t.key`);
  expect(rows[0]?.days).toBeCloseTo(10, 1);
  expect(rows.every(({ ordered }) => ordered)).toBe(true);
});

test('the chart of accounts says the same in the database as here', async () => {
  const kinds = [...OWNER_ACCOUNT_KINDS, ...PLATFORM_ACCOUNT_KINDS];
  const postings = [
    'bet',
    'win',
    'deposit',
    'withdrawal',
    'adjustment',
    'reversal',
    'win_reversal',
    'deposit_reversal',
  ];
  for (const posting of postings) {
    const [row] = await world.db.query<{ overdraws: boolean; fits: boolean[] }>(sql`
      select ledger_may_overdraw(${posting}) as overdraws,
        array(select ledger_kind_fits(kind, ${posting}) from unnest(${kinds}::text[]) with ordinality k (kind, n) order by n) as fits`);
    expect(row).toEqual({
      overdraws: mayOverdraw(posting),
      fits: kinds.map((kind) => kindFits(kind, posting)),
    });
  }
  for (const [currency, kind] of Object.entries({ ...CURRENCY_CLASSES, EUR: null })) {
    expect(await world.db.query(sql`select ledger_currency_class(${currency}) as kind`)).toEqual([{ kind }]);
  }
});

/** Each is what a hand in the database could do; `session_replication_role` switches the triggers off as they would. */
const TAMPERINGS: [string, string, string][] = [
  [
    'L3',
    'a balance',
    `update ledger_account set balance = balance + 1 where kind = 'member' and owner = '7'`,
  ],
  ['L4', 'held money', `update ledger_account set held = 1 where kind = 'member' and owner = '7'`],
  [
    'L6',
    'a version',
    `update ledger_account set version = version + 1 where kind = 'member' and owner = '7'`,
  ],
  ['L6', 'a hash', `update ledger_account set hash = sha256('x') where kind = 'member' and owner = '7'`],
  ['L1', 'an amount', `update ledger_entry set amount = amount + 1 where version = 1 and amount > 0`],
  ['L6', 'a time', `update ledger_entry set at = at + interval '1 second' where version = 1 and amount > 0`],
  ['L6', 'the kind of a transaction', `update ledger_transaction set kind = 'bet' where key = '1'`],
  ['L6', 'a reference', `update ledger_transaction set reference = 'other' where key = '1'`],
  ['L6', 'a key', `update ledger_transaction set key = 'other' where key = '1'`],
  ['L1', 'a missing entry', `delete from ledger_entry where version = 1 and amount > 0`],
  ['L6', 'a missing transaction', `delete from ledger_transaction where key = '1'`],
  ['L8', 'a currency', `update ledger_account set currency = 'FUN' where kind = 'member' and owner = '7'`],
];

test.each(TAMPERINGS)('%s: the check finds %s changed by hand', async (rule, _what, statement) => {
  expect(await checkLedger(world.db)).toEqual([]);
  await owner.query('begin');
  try {
    await owner.query('set local session_replication_role = replica');
    const { rowCount } = await owner.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    const { rows } = await owner.query<{ rule: string }>('select rule from ledger_check()');
    expect(rows.map((row) => row.rule)).toContain(rule);
  } finally {
    await owner.query('rollback');
  }
});
