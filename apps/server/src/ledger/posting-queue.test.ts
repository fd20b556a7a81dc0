import * as pg from 'pg';
import { expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from './post-transaction.ts';
import type { Posting } from './posting.ts';
import { readBalance } from './read-balance.ts';
import { reverseTransaction } from './reverse-transaction.ts';

const world = await databaseForThisFile();

/** What the member gets comes from the house, or goes there; the member's leg is the first or the second. */
const play = (key: string, owner: string, amount: bigint, memberFirst = true): Posting => {
  const member = { account: { kind: 'member', owner }, amount } as const;
  const house = { account: { kind: 'house', owner: 'MAIDAN' }, amount: -amount } as const;
  const legs = memberFirst ? [member, house] : [house, member];
  return { merchant: 'maidan', key, kind: amount < 0n ? 'bet' : 'win', currency: 'PLY', legs };
};
const together = (postings: Posting[]) =>
  Promise.all(postings.map((posting) => postTransaction(world.db, posting)));
const balanceOf = async (owner: string) =>
  (await readBalance(world.db, { merchant: 'maidan', owner, currency: 'PLY' })).balance;

/** Members with money; the second batch finds every row of the platform open. */
async function fund(name: string, count: number): Promise<string[]> {
  const owners = Array.from({ length: count }, (_unused, index) => `${name}-${index}`);
  for (const owner of owners) await postTransaction(world.db, play(`fund ${owner}`, owner, 100n));
  await together(owners.map((owner) => play(`open ${owner}`, owner, 1n)));
  return owners;
}

async function groupsOf(prefix: string): Promise<bigint[]> {
  const rows = await world.db.query<{ size: bigint }>(sql`
    select count(*) as size from ledger_transaction where key like ${`${prefix}%`} group by xmin::text order by 1`);
  return rows.map(({ size }) => size);
}

test('postings asked for at once are one transaction of the database, each with an answer of its own', async () => {
  const owners = await fund('batch', 16);
  const answers = await together(
    owners.map((owner, n) => play(`g ${owner}`, owner, BigInt(-n - 1), n % 2 === 0)),
  );
  expect(await groupsOf('g ')).toEqual([16n]);
  answers.forEach(({ outcome, balances, versions }, n) => {
    expect(outcome).toBe('posted');
    expect(balances[n % 2]).toBe(100n - BigInt(n));
    expect(versions[n % 2]).toBe(3n);
  });
  // The other leg's balance is that of one row of the house: asked again, the answer is the same to the last figure.
  const again = await together(
    owners.map((owner, n) => play(`g ${owner}`, owner, BigInt(-n - 1), n % 2 === 0)),
  );
  expect(again).toEqual(answers.map((answer) => ({ ...answer, outcome: 'replayed' })));
});

test('one that is short, one that is known and one in conflict do not harm their neighbours', async () => {
  const [short = '', known = '', conflict = '', fine = '', other = ''] = await fund('mixed', 5);
  await postTransaction(world.db, play('m known', known, -1n));
  await postTransaction(world.db, play('m conflict', conflict, -1n));
  const answers = await together([
    play('m short', short, -102n),
    play('m known', known, -1n),
    play('m conflict', conflict, -2n),
    play('m fine', fine, -5n),
    play('m nobody', 'mixed-nobody', -1n),
    play('m newcomer', 'mixed-newcomer', 7n),
    play('m other', other, -6n),
  ]);
  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'insufficient',
    'replayed',
    'conflict',
    'posted',
    'insufficient',
    'posted',
    'posted',
  ]);
  expect(answers[0]?.balances[0]).toBe(101n);
  expect(await Promise.all([short, known, conflict, fine, other, 'mixed-newcomer'].map(balanceOf))).toEqual([
    101n,
    100n,
    100n,
    96n,
    95n,
    7n,
  ]);
});

test('one owner and one key many times at once: in order, and each key once', async () => {
  const [owner = ''] = await fund('same', 1);
  const bets = Array.from({ length: 12 }, (_unused, n) => play(`s ${n % 6}`, owner, -10n));
  const answers = await together(bets);
  expect(answers.slice(0, 6).map(({ balances }) => balances[0])).toEqual([91n, 81n, 71n, 61n, 51n, 41n]);
  expect(answers.slice(6).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'replayed'));
  expect(await balanceOf(owner)).toBe(41n);
});

test('one that waits for its row in vain fails alone', async () => {
  const [stuck = '', ...free] = await fund('stuck', 4);
  const impatient = openDatabase({ url: world.url, maxConnections: 4, statementTimeoutMs: 250 });
  const holder = new pg.Client({ connectionString: world.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ledger_account where owner = $1 for update`, [stuck]);
    const [first, ...rest] = await Promise.allSettled(
      [stuck, ...free].map((owner) => postTransaction(impatient, play(`w ${owner}`, owner, -1n))),
    );
    expect(first).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } });
    for (const answer of rest)
      expect(answer).toMatchObject({ status: 'fulfilled', value: { outcome: 'posted' } });
  } finally {
    await holder.end();
    await impatient.close();
  }
  expect(await Promise.all([stuck, ...free].map(balanceOf))).toEqual([101n, 100n, 100n, 100n]);
});

test('what is posted inside a transaction waits for no batch and ends with the transaction', async () => {
  const owners = await fund('inside', 3);
  const undone = world.db.transaction(async (tx) => {
    for (const owner of owners)
      expect((await postTransaction(tx, play(`i ${owner}`, owner, -1n))).outcome).toBe('posted');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await groupsOf('i ')).toEqual([]);
});

const rowsOf = (key: string) =>
  world.db.query<{ ids: bigint[] }>(sql`
    select array(select unnest(account_ids) order by 1) as ids from ledger_transaction where key = ${key}`);

test('L5: a posting of a batch is reversed on the very rows it was written to', async () => {
  const owners = await fund('back', 4);
  const answers = await together(owners.map((owner) => play(`b ${owner}`, owner, -20n)));
  for (const [index, owner] of owners.entries()) {
    const transactionId = answers[index]?.transactionId ?? 0n;
    const key = `b back ${owner}`;
    await reverseTransaction(world.db, { merchant: 'maidan', key, transactionId });
    expect(await rowsOf(key)).toEqual(await rowsOf(`b ${owner}`));
    expect(await balanceOf(owner)).toBe(101n);
  }
});

type Columns = {
  keys: string[];
  owners: string[];
  platform: string;
  kind: string;
  amounts: bigint[];
  hash: string;
};

/** On one connection and without second tries, so that the call always finds the same rows of the house. */
async function many(client: pg.Client, name: string, change: Partial<Columns>): Promise<number | null> {
  const keys = change.keys ?? [`${name} 1`, `${name} 2`];
  const defaults = { owners: ['door-0', 'door-1'], platform: 'house', kind: 'bet', amounts: [-1n, -1n] };
  const columns = { ...defaults, hash: `\\x${'00'.repeat(32)}`, ...change };
  const each = (text: string) => keys.map(() => text);
  const { text, values } = sql`
    select place from ledger_post_many('maidan', ${keys}::text[], ${each(columns.hash)}::bytea[],
      ${each(columns.kind)}::text[], ${each('PLY')}::text[], ${keys.map(() => null)}::text[],
      ${each('member')}::text[], ${columns.owners}::text[], ${each(columns.platform)}::text[],
      ${each('MAIDAN')}::text[], ${columns.amounts}::bigint[], ${keys.map(() => true)}::boolean[])`;
  return (await client.query(text, [...values])).rowCount;
}

const REFUSED: [string, Partial<Columns>][] = [
  ['an input hash that is none', { hash: '\\x' }],
  ['an amount of zero', { amounts: [0n, 0n] }],
  ['an amount over the cap', { amounts: [-1_000_000_000_001n, 1_000_000_000_001n] }],
  ['no amount', { amounts: [] }],
  ['no owner', { owners: [] }],
  ['a kind that is no word', { kind: 'Bet' }],
  ['a bet that brings money in', { platform: 'deposits_in' }],
  ["another owner's account in place of the platform's", { platform: 'member' }],
  ['an account that does not exist', { platform: 'treasure' }],
  ['keys that are too short and too long', { keys: ['', 'x'.repeat(201)] }],
];

test('the door itself posts nothing that is malformed, over the cap or through the wrong account', async () => {
  await fund('door', 2);
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  try {
    await many(client, 'open', {});
    const deposits = { account: { kind: 'deposits_in', owner: 'MAIDAN' }, amount: -1n } as const;
    const { legs, ...deposit } = play('first deposit', 'door-0', 1n);
    await postTransaction(world.db, { ...deposit, kind: 'deposit', legs: [deposits, ...legs.slice(0, 1)] });
    await many(client, 'open deposits', { platform: 'deposits_in', kind: 'deposit' });
    expect(
      await many(client, 'deposit', { platform: 'deposits_in', kind: 'deposit', amounts: [1n, 1n] }),
    ).toBe(2);
    const before = await Promise.all(['door-0', 'door-1'].map(balanceOf));
    for (const [what, change] of REFUSED) expect(await many(client, what, change), what).toBe(0);
    await expect(many(client, 'twice', { keys: ['twice', 'twice'] })).rejects.toMatchObject({
      code: '23505',
    });
    expect(await Promise.all(['door-0', 'door-1'].map(balanceOf))).toEqual(before);
    expect(await many(client, 'once', { owners: ['door-0', 'door-0'] })).toBe(1);
    expect(await many(client, 'fine', {})).toBe(2);
  } finally {
    await client.end();
  }
});
