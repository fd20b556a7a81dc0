import { describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { AccountKind } from './chart-of-accounts.ts';
import { LedgerRefusal } from './ledger-refusal.ts';
import { postTransaction } from './post-transaction.ts';
import type { Leg, Posting } from './posting.ts';
import { readBalance } from './read-balance.ts';

const world = await databaseForThisFile({ maxConnections: 20 });

const leg = (kind: AccountKind, owner: string, amount: bigint): Leg => ({ account: { kind, owner }, amount });
let keys = 0;
const posting = (kind: string, legs: Leg[], change: Partial<Posting> = {}): Posting => {
  keys += 1;
  return { merchant: 'maidan', key: `key-${keys}`, kind, currency: 'PLY', legs, ...change };
};
const deposit = (owner: string, amount: bigint, change: Partial<Posting> = {}) =>
  posting('deposit', [leg('deposits_in', '', -amount), leg('member', owner, amount)], change);
const bet = (owner: string, amount: bigint, change: Partial<Posting> = {}) =>
  posting('bet', [leg('member', owner, -amount), leg('open_bets', '', amount)], change);
const balanceOf = async (owner: string, currency = 'PLY') =>
  (await readBalance(world.db, { merchant: 'maidan', owner, currency })).balance;

/** Everything the ledger holds, so that a refusal can be seen to have changed nothing. */
async function rows(): Promise<unknown> {
  return world.db.query(sql`
    select (select count(*) from ledger_transaction) as transactions, (select count(*) from ledger_entry) as entries,
      (select count(*) from ledger_account) as accounts, (select sum(version) from ledger_account) as versions`);
}

describe('refused, and no row changed', () => {
  test('L4: more than there is; the answer carries what there is', async () => {
    await postTransaction(world.db, deposit('short', 100n));
    const before = await rows();
    const result = await postTransaction(world.db, bet('short', 101n));
    expect(result).toMatchObject({ outcome: 'insufficient', transactionId: null });
    expect(result.balances[0]).toBe(100n);
    expect(await rows()).toEqual(before);
  });

  test('L4: a bet of somebody who never had an account, which is not opened either', async () => {
    const before = await rows();
    expect((await postTransaction(world.db, bet('nobody', 1n))).outcome).toBe('insufficient');
    expect(await rows()).toEqual(before);
  });

  test('W3: the same key with other content', async () => {
    const first = deposit('conflict', 50n);
    await postTransaction(world.db, first);
    const before = await rows();
    expect((await postTransaction(world.db, deposit('conflict', 51n, { key: first.key }))).outcome).toBe(
      'conflict',
    );
    expect((await postTransaction(world.db, deposit('stranger', 50n, { key: first.key }))).outcome).toBe(
      'conflict',
    );
    expect(await rows()).toEqual(before);
  });

  test('W13: the second item of a batch is short of funds', async () => {
    await postTransaction(world.db, deposit('batch', 100n));
    const before = await rows();
    const batch = [
      leg('member', 'batch', -60n),
      leg('open_bets', '', 60n),
      leg('member', 'batch', -60n),
      leg('house', '', 60n),
    ];
    const result = await postTransaction(world.db, posting('bet', batch));
    expect(result).toMatchObject({ outcome: 'insufficient' });
    expect(result.balances[0]).toBe(100n);
    expect(await rows()).toEqual(before);
  });

  test('L9: trial money for an owner of real money, also when both come at once', async () => {
    const both = await Promise.allSettled([
      postTransaction(world.db, deposit('mixed', 5n)),
      postTransaction(world.db, deposit('mixed', 5n, { currency: 'FUN' })),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balanceOf('mixed')) + (await balanceOf('mixed', 'FUN'))).toBe(5n);
  });

  const raw: [string, string, string][] = [
    ['one leg', "array['house'], array[''], array[1]", 'LG001'],
    ['L1: legs that do not sum to zero', "array['house','bonus'], array['',''], array[1,-2]", 'LG001'],
    ['a leg of zero', "array['house','bonus'], array['',''], array[0,0]", 'LG001'],
    ['a missing amount', "array['house','bonus'], array['',''], array[1,null]", 'LG001'],
    ['a missing owner', "array['house','bonus'], array['',null], array[1,-1]", 'LG001'],
    ['fewer accounts than amounts', "array['house'], array[''], array[1,-1]", 'LG001'],
    ['an unknown account kind', "array['house','vault'], array['',''], array[1,-1]", 'LG001'],
    [
      'L7: above the cap',
      "array['house','bonus'], array['',''], array[1000000000001,-1000000000001]",
      'LG002',
    ],
    [
      'L7: the smallest integer',
      "array['house','bonus'], array['',''], array[-9223372036854775808,1]",
      'LG002',
    ],
    ['L11: bringing money in by a bet', "array['deposits_in','member'], array['','9'], array[-1,1]", 'LG004'],
    ['money on an account of points', "array['points','bonus'], array['9',''], array[1,-1]", 'LG003'],
  ];
  test.each(raw)('by the database itself: %s', async (_title, legs, code) => {
    const before = await rows();
    const text = `select * from ledger_post('maidan', 'raw', sha256('x'), 'bet', 'PLY', ${legs}::bigint[])`;
    await expect(world.db.query({ text, values: [] })).rejects.toMatchObject({ code });
    expect(await rows()).toEqual(before);
  });

  test('L8: an unknown currency', async () => {
    const wrong = sql`select * from ledger_post('maidan', 'raw', sha256('x'), 'bet', 'EUR', ${['house', 'bonus']}::text[],
      ${['', '']}::text[], ${[1n, -1n]}::bigint[])`;
    await expect(world.db.query(wrong)).rejects.toMatchObject({ code: 'LG003' });
    await expect(postTransaction(world.db, deposit('euro', 1n, { currency: 'EUR' }))).rejects.toThrow(
      LedgerRefusal,
    );
  });
});

describe('posted', () => {
  test('L3, L6: balances and versions belong to the legs in the order in which they were given', async () => {
    const result = await postTransaction(world.db, deposit('order', 70n));
    expect(result).toMatchObject({ outcome: 'posted', versions: [expect.any(BigInt), 1n] });
    expect(result.balances[1]).toBe(70n);
    const again = await postTransaction(world.db, bet('order', 20n));
    expect([again.balances[0], again.versions[0]]).toEqual([50n, 2n]);
  });

  test('W2: a replay gives the first answer, also after other postings', async () => {
    const first = deposit('replay', 10n);
    const answer = await postTransaction(world.db, first);
    await postTransaction(world.db, bet('replay', 10n));
    expect(await postTransaction(world.db, first)).toEqual({ ...answer, outcome: 'replayed' });
    expect(await balanceOf('replay')).toBe(0n);
  });

  test('W24: twenty parallel copies move the money once and all get the first answer', async () => {
    const first = deposit('copies', 30n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postTransaction(world.db, first)));
    expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(19);
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await balanceOf('copies')).toBe(30n);
  });

  test('the house may owe; a win is paid from less than nothing', async () => {
    const win = posting('win', [leg('house', 'POOR', -500n), leg('member', 'lucky', 500n)]);
    expect((await postTransaction(world.db, win)).balances).toEqual([-500n, 500n]);
  });

  test('W12: the reversal of a spent win leaves a debt, which bars bets and is paid off by deposits', async () => {
    const owner = 'debtor';
    await postTransaction(world.db, posting('win', [leg('house', '', -100n), leg('member', owner, 100n)]));
    await postTransaction(world.db, bet(owner, 80n));
    await postTransaction(
      world.db,
      posting('win_reversal', [leg('member', owner, -100n), leg('house', '', 100n)]),
    );
    expect(await balanceOf(owner)).toBe(-80n);
    expect((await postTransaction(world.db, bet(owner, 1n))).outcome).toBe('insufficient');
    await postTransaction(world.db, deposit(owner, 30n));
    expect(await balanceOf(owner)).toBe(-50n);
    await postTransaction(world.db, deposit(owner, 60n));
    expect((await postTransaction(world.db, bet(owner, 11n))).outcome).toBe('insufficient');
    expect((await postTransaction(world.db, bet(owner, 10n))).outcome).toBe('posted');
  });

  test('W13: an account may stand in several legs; each goes on from the one before', async () => {
    await postTransaction(world.db, deposit('legs', 10n));
    const legs = [
      leg('member', 'legs', -10n),
      leg('house', '', 10n),
      leg('house', '', -25n),
      leg('member', 'legs', 25n),
    ];
    const result = await postTransaction(world.db, posting('bet_and_win', legs));
    expect([result.balances[0], result.balances[3], result.versions[0], result.versions[3]]).toEqual([
      0n,
      25n,
      2n,
      3n,
    ]);
  });

  test('the balance of a platform account is the sum over its rows', async () => {
    const owners = Array.from({ length: 30 }, (_unused, index) => `s${index}`);
    await Promise.all(
      owners.map((owner) =>
        postTransaction(world.db, posting('win', [leg('house', 'SUM', -1n), leg('member', owner, 1n)])),
      ),
    );
    const house = await readBalance(world.db, {
      merchant: 'maidan',
      owner: 'SUM',
      currency: 'PLY',
      kind: 'house',
    });
    expect(house.balance).toBe(-30n);
  });
});
