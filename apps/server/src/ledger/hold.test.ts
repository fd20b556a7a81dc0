import { expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { postHold, reserveHold, voidHold, type Reservation } from './hold.ts';
import { LedgerRefusal } from './ledger-refusal.ts';
import { postTransaction } from './post-transaction.ts';
import { readBalance } from './read-balance.ts';

const world = await databaseForThisFile({ maxConnections: 20 });

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;
const out = { kind: 'withdrawals_out', owner: '' } as const;

async function fund(owner: string, amount: bigint): Promise<void> {
  const legs = [
    { account: { kind: 'deposits_in', owner: '' } as const, amount: -amount },
    { account: { kind: 'member', owner } as const, amount },
  ];
  await postTransaction(world.db, {
    merchant: 'maidan',
    key: nextKey(),
    kind: 'deposit',
    currency: 'PLY',
    legs,
  });
}

const reservation = (owner: string, amount: bigint): Reservation => ({
  merchant: 'maidan',
  key: nextKey(),
  currency: 'PLY',
  account: { kind: 'member', owner },
  amount,
});

async function reserved(owner: string, amount: bigint): Promise<bigint> {
  const { outcome, holdId } = await reserveHold(world.db, reservation(owner, amount));
  if (outcome !== 'reserved' || holdId === null) throw new Error(`expected a hold, got ${outcome}`);
  return holdId;
}

const spend = (holdId: bigint, amount: bigint, key = nextKey()) =>
  postHold(world.db, {
    merchant: 'maidan',
    holdId,
    key,
    kind: 'withdrawal',
    legs: [{ account: out, amount }],
  });
const stateOf = (owner: string) => readBalance(world.db, { merchant: 'maidan', owner, currency: 'PLY' });

test('L4: more than is free is not reserved, and an amount that is none is refused', async () => {
  await fund('a', 100n);
  await reserved('a', 60n);
  expect(await reserveHold(world.db, reservation('a', 41n))).toMatchObject({
    outcome: 'insufficient',
    balance: 100n,
    held: 60n,
  });
  expect((await reserveHold(world.db, reservation('unknown', 1n))).outcome).toBe('insufficient');
  await expect(reserveHold(world.db, reservation('a', 0n))).rejects.toThrow(LedgerRefusal);
  await expect(reserveHold(world.db, reservation('a', -5n))).rejects.toThrow(LedgerRefusal);
  expect(await stateOf('a')).toMatchObject({ balance: 100n, held: 60n });
});

test('L4: held money cannot be spent by anything else', async () => {
  await fund('b', 100n);
  await reserved('b', 60n);
  const legs = [
    { account: { kind: 'member', owner: 'b' } as const, amount: -41n },
    { account: { kind: 'house', owner: '' } as const, amount: 41n },
  ];
  const bet = { merchant: 'maidan', key: nextKey(), kind: 'bet', currency: 'PLY', legs };
  expect((await postTransaction(world.db, bet)).outcome).toBe('insufficient');
});

test('the same key reserves once; with another amount it is a conflict', async () => {
  await fund('c', 100n);
  const first = reservation('c', 30n);
  const answers = await Promise.all(Array.from({ length: 12 }, () => reserveHold(world.db, first)));
  expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
  expect(new Set(answers.map(({ holdId }) => holdId)).size).toBe(1);
  expect((await reserveHold(world.db, { ...first, amount: 31n })).outcome).toBe('conflict');
  expect((await stateOf('c')).held).toBe(30n);
});

test('a hold pays at most what it holds, and what is left is free again', async () => {
  await fund('d', 100n);
  const holdId = await reserved('d', 60n);
  expect((await spend(holdId, 61n)).outcome).toBe('not_reserved');
  expect((await stateOf('d')).held).toBe(60n);
  expect(await spend(holdId, 45n)).toMatchObject({ outcome: 'posted', balances: [55n, expect.any(BigInt)] });
  expect(await stateOf('d')).toMatchObject({ balance: 55n, held: 0n });
});

test('a hold ends exactly once, whoever posts or voids it at the same time', async () => {
  await fund('e', 1_000n);
  for (let round = 0; round < 8; round += 1) {
    const before = await stateOf('e');
    const holdId = await reserved('e', 50n);
    const endings = await Promise.all([
      ...Array.from({ length: 6 }, () => spend(holdId, 50n)),
      ...Array.from({ length: 6 }, () => voidHold(world.db, 'maidan', holdId)),
    ]);
    const ended = endings.filter(({ outcome }) => outcome === 'posted' || outcome === 'voided');
    expect(ended).toHaveLength(1);
    const paid = ended[0]?.outcome === 'posted' ? 50n : 0n;
    expect(await stateOf('e')).toMatchObject({ balance: before.balance - paid, held: 0n });
  }
});

test('posting a hold again with its key replays the first answer', async () => {
  await fund('f', 100n);
  const holdId = await reserved('f', 20n);
  const key = nextKey();
  const first = await spend(holdId, 20n, key);
  expect(await spend(holdId, 20n, key)).toEqual({ ...first, outcome: 'replayed' });
  expect((await spend(holdId, 19n, key)).outcome).toBe('conflict');
});

test('a hold that has ended cannot be changed, not even by hand', async () => {
  await fund('g', 10n);
  const holdId = await reserved('g', 10n);
  await voidHold(world.db, 'maidan', holdId);
  expect((await voidHold(world.db, 'maidan', holdId)).outcome).toBe('replayed');
  expect((await voidHold(world.db, 'maidan', 999_999n)).outcome).toBe('not_reserved');
  await expect(
    world.db.query(sql`update ledger_hold set state = 'reserved' where id = ${holdId}`),
  ).rejects.toMatchObject({
    code: '42501',
  });
});
