import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { reconcile } from './reconcile.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

test('X6: after play, with a win taken back, everything agrees and the report says what was looked at', async () => {
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  await seat.play('one', '10.00', '25.00');
  await seat.play('two', '7.50', '0.00');
  await seat.play('three', '1.00', '4.00');
  await seat.takeBackWin('three');
  const { faults, report } = await reconcile(database.db);
  expect(faults).toEqual([]);
  expect(report.join('\n')).toContain('all accounts together 0.00');
  expect(report).toContain('maidan PLY wallet, bet: -18.50 in the ledger, -18.50 in the records');
});

test('X5: a round whose payout nobody booked, and a deposit and a withdrawal nobody knows of, are found', async () => {
  await driver.owner.query(`update game_round set payout = payout + 1 where round_id = 'one'`);
  const member = await node.registerAndLogin();
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: 'deposit:sandbox:forged',
    kind: 'deposit',
    currency: 'PLY',
    legs: [
      { account: { kind: 'deposits_in', owner: '' }, amount: -500n },
      { account: { kind: 'member', owner: member.memberId }, amount: 500n },
    ],
  });
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: 'withdrawal:999',
    kind: 'withdrawal',
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner: member.memberId }, amount: -100n },
      { account: { kind: 'withdrawals_out', owner: '' }, amount: 100n },
    ],
  });
  const { faults } = await reconcile(database.db);
  expect(faults).toEqual([
    'maidan PLY payouts of rounds: the ledger has 25.00, the records have 25.01',
    'maidan PLY deposits: the ledger has 5.00, the records have 0.00',
    'maidan PLY withdrawals: the ledger has 1.00, the records have 0.00',
  ]);
  await driver.owner.query(`update game_round set payout = payout - 1 where round_id = 'one'`);
});
