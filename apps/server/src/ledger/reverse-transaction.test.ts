import { expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { LedgerRefusal } from './ledger-refusal.ts';
import { postTransaction } from './post-transaction.ts';
import { readBalance } from './read-balance.ts';
import { reverseTransaction } from './reverse-transaction.ts';

const world = await databaseForThisFile({ maxConnections: 20 });

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;

async function won(owner: string, amount: bigint): Promise<bigint> {
  const legs = [
    { account: { kind: 'house', owner: 'MAIDAN' } as const, amount: -amount },
    { account: { kind: 'member', owner } as const, amount },
  ];
  const posting = { merchant: 'maidan', key: nextKey(), kind: 'win', currency: 'PLY', legs };
  const { transactionId } = await postTransaction(world.db, posting);
  if (transactionId === null) throw new Error('the win was not posted');
  return transactionId;
}

async function spendAll(owner: string, amount: bigint): Promise<void> {
  const legs = [
    { account: { kind: 'member', owner } as const, amount: -amount },
    { account: { kind: 'house', owner: '' } as const, amount },
  ];
  await postTransaction(world.db, { merchant: 'maidan', key: nextKey(), kind: 'bet', currency: 'PLY', legs });
}

const balanceOf = async (owner: string) =>
  (await readBalance(world.db, { merchant: 'maidan', owner, currency: 'PLY' })).balance;
const reverse = (transactionId: bigint, change: { key?: string; kind?: string; merchant?: string } = {}) =>
  reverseTransaction(world.db, { merchant: 'maidan', key: nextKey(), transactionId, ...change });

test('L5: a transaction that does not exist, or of another merchant, is not reversed', async () => {
  const transactionId = await won('a', 10n);
  await expect(reverse(999_999n)).rejects.toThrow(LedgerRefusal);
  await expect(reverse(transactionId, { merchant: 'other' })).rejects.toThrow(LedgerRefusal);
  await expect(reverse(transactionId, { kind: 'bet' })).rejects.toThrow(LedgerRefusal);
  expect(await balanceOf('a')).toBe(10n);
});

test('L5: a reversal is itself not reversed', async () => {
  const { transactionId } = await reverse(await won('b', 10n));
  await expect(reverse(transactionId ?? 0n)).rejects.toMatchObject({ reason: 'not_reversible' });
  expect(await balanceOf('b')).toBe(0n);
});

test('L4: a plain reversal does not take what was spent, a win reversal does', async () => {
  const transactionId = await won('c', 10n);
  await spendAll('c', 10n);
  expect((await reverse(transactionId)).outcome).toBe('insufficient');
  expect((await reverse(transactionId, { kind: 'win_reversal' })).outcome).toBe('posted');
  expect(await balanceOf('c')).toBe(-10n);
});

test('L5: of twenty that reverse at once, one does, on the very rows of the original', async () => {
  const transactionId = await won('d', 40n);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reverse(transactionId)));
  expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'already_reversed')).toHaveLength(19);
  const [pair] = await world.db.query<{ same: boolean }>(sql`
    select (select array_agg(id order by id) from unnest(o.account_ids) id)
      = (select array_agg(id order by id) from unnest(r.account_ids) id) as same
    from ledger_transaction o join ledger_transaction r on r.reverses = o.id where o.id = ${transactionId}`);
  expect(pair?.same).toBe(true);
  expect(await balanceOf('d')).toBe(0n);
});

test('W9: the same reversal again replays its first answer', async () => {
  const transactionId = await won('e', 5n);
  const key = nextKey();
  const first = await reverse(transactionId, { key });
  expect(await reverse(transactionId, { key })).toEqual({ ...first, outcome: 'replayed' });
  expect((await reverse(transactionId)).outcome).toBe('already_reversed');
});
