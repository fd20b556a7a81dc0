import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { reserveHold } from '#ledger/hold.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import { asOwner } from '#testing/as-owner.ts';
import { giveDeposit } from '#testing/withdrawals.ts';
import { readBound } from './read-bound.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const boundOf = (memberId: string, percent = 100) =>
  readBound(database.db, { merchant: 'maidan', memberId, currency: 'PLY', percent });

/** A round with its money; a running one has paid nothing back yet. */
async function play(memberId: string, stake: bigint, payout: bigint, state: 'open' | 'closed' = 'closed') {
  await asOwner(
    database.url,
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake,
       payout, bets_in_effect, settled_at)
     values ('maidan', 'TEST', '${randomUUID()}', ${memberId}, 'MAIDAN', '1', 'PLY', '${state}', ${stake}, ${payout}, 1,
       ${state === 'open' ? 'null' : 'platform_now()'})`,
  );
  const amount = payout - stake;
  if (amount === 0n) return;
  const { outcome } = await postTransaction(database.db, {
    merchant: 'maidan',
    key: randomUUID(),
    kind: amount < 0n ? 'bet' : 'win',
    currency: 'PLY',
    legs: [
      { account: { kind: 'house', owner: '' }, amount: -amount },
      { account: { kind: 'member', owner: memberId }, amount },
    ],
  });
  if (outcome !== 'posted') throw new Error(`the round was ${outcome}`);
}

const setAside = (memberId: string, amount: bigint) =>
  reserveHold(database.db, {
    merchant: 'maidan',
    key: randomUUID(),
    currency: 'PLY',
    account: { kind: 'member', owner: memberId },
    amount,
  });

test('[MEM-05] a small deposit binds itself and what is won with it, never what was there before', async () => {
  const { memberId } = await node.registerAndLogin();
  await giveDeposit(database.db, memberId, 1_000_00n);
  expect(await boundOf(memberId)).toMatchObject({ bound: 1_000_00n, free: 10_000_00n, toStake: 1_000_00n });
  await play(memberId, 400_00n, 900_00n);
  expect(await boundOf(memberId)).toMatchObject({ bound: 1_500_00n, free: 10_000_00n, toStake: 600_00n });
  await play(memberId, 500_00n, 0n);
  expect(await boundOf(memberId)).toMatchObject({ bound: 1_000_00n, free: 10_000_00n, toStake: 100_00n });
  await play(memberId, 100_00n, 300_00n);
  expect(await boundOf(memberId)).toMatchObject({ bound: 0n, free: 11_200_00n, toStake: 0n });
});

test('[MEM-05] a deposit that is done sets its money free although a later one is not done', async () => {
  const { memberId } = await node.registerAndLogin();
  await giveDeposit(database.db, memberId, 1_000_00n);
  await giveDeposit(database.db, memberId, 300_00n);
  await play(memberId, 1_100_00n, 2_000_00n);
  await play(memberId, 50_00n, 90_00n);
  expect(await boundOf(memberId)).toMatchObject({
    bound: 340_00n,
    free: 11_900_00n,
    required: 300_00n,
    counted: 150_00n,
    bets: 2n,
  });
});

test('[MEM-05] a deposit that was lost or charged back binds nothing', async () => {
  const { memberId } = await node.registerAndLogin();
  await giveDeposit(database.db, memberId, 1_000_00n);
  await play(memberId, 1_200_00n, 0n);
  expect(await boundOf(memberId, 500)).toMatchObject({ bound: 0n, free: 9_800_00n, toStake: 0n });
  const other = await node.registerAndLogin();
  await giveDeposit(database.db, other.memberId, 700_00n);
  const [row] = await database.db.query<{ id: bigint }>(sql`
    select id from ledger_transaction where kind = 'deposit' order by id desc limit 1`);
  await reverseTransaction(database.db, {
    merchant: 'maidan',
    key: randomUUID(),
    transactionId: row?.id ?? 0n,
    kind: 'deposit_reversal',
  });
  expect(await boundOf(other.memberId)).toMatchObject({ bound: 0n, free: 10_000_00n, toStake: 0n });
});

test('[MEM-05] what is done is noted and not counted again, also when the rule becomes harder', async () => {
  const { memberId } = await node.registerAndLogin();
  await giveDeposit(database.db, memberId, 100_00n);
  await play(memberId, 100_00n, 0n);
  await boundOf(memberId);
  expect(await boundOf(memberId, 5_000)).toMatchObject({ bound: 0n, toStake: 0n });
  await giveDeposit(database.db, memberId, 40_00n);
  expect(await boundOf(memberId)).toMatchObject({ bound: 40_00n, toStake: 40_00n });
});

type Event =
  | { kind: 'deposit'; amount: bigint }
  | { kind: 'play'; stake: bigint; payout: bigint; state: 'open' | 'closed' }
  | { kind: 'set aside'; amount: bigint };

const taka = (min: number, max: number) => fc.bigInt({ min: BigInt(min) * 100n, max: BigInt(max) * 100n });
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), amount: taka(1, 600) }),
    fc.record({
      kind: fc.constant('play' as const),
      stake: taka(1, 500),
      payout: taka(0, 900),
      state: fc.constant('closed' as const),
    }),
    fc.record({
      kind: fc.constant('play' as const),
      stake: taka(1, 100),
      payout: fc.constant(0n),
      state: fc.constant('open' as const),
    }),
    fc.record({ kind: fc.constant('set aside' as const), amount: taka(1, 300) }),
  ),
  { minLength: 3, maxLength: 10 },
);

/** The rule as a cashier would keep it: a row of deposits, of which the first is being played. */
function cashier(percent: bigint) {
  const row: { amount: bigint; need: bigint; net: bigint }[] = [];
  const leaveDone = () => {
    for (let first = row[0]; first !== undefined && first.need <= 0n; first = row[0]) {
      row.shift();
      const next = row[0];
      if (next !== undefined) next.need += first.need;
    }
  };
  return {
    take(event: Event) {
      if (event.kind === 'deposit') {
        row.push({ amount: event.amount, need: (event.amount * percent) / 100n, net: 0n });
        leaveDone();
      }
      const first = row[0];
      if (event.kind !== 'play' || first === undefined) return;
      first.net += event.payout - event.stake;
      if (event.state === 'closed') first.need -= event.stake;
      leaveDone();
    },
    bound: (): bigint => row.reduce((sum, { amount, net }) => sum + amount + net, 0n),
  };
}

test('[MEM-05] whatever comes in any order, the database binds what a cashier would, asked at any time', async () => {
  await fc.assert(
    fc.asyncProperty(events, fc.constantFrom(50n, 100n, 300n), async (list, percent) => {
      const { memberId } = await node.registerAndLogin();
      const kept = cashier(percent);
      let [available, held] = [10_000_00n, 0n];
      for (const event of list) {
        if (event.kind === 'deposit') {
          await giveDeposit(database.db, memberId, event.amount);
          available += event.amount;
        } else if (event.kind === 'play') {
          await play(memberId, event.stake, event.payout, event.state);
          available += event.payout - event.stake;
        } else {
          await setAside(memberId, event.amount);
          available -= event.amount;
          held += event.amount;
        }
        kept.take(event);
        const bound = kept.bound() < 0n ? 0n : kept.bound();
        const expected = bound < available ? bound : available;
        expect(await boundOf(memberId, Number(percent))).toMatchObject({
          available,
          held,
          bound: expected,
          free: available - expected,
        });
      }
    }),
    { numRuns: 10 },
  );
  expect(await checkLedger(database.db)).toEqual([]);
});
