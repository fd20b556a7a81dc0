import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import { listWithdrawals } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { balanceOf, beginDeposit, sayCallback } from '#testing/deposits.ts';
import { sitDown } from '#testing/play-rounds.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { ACT, PIN, playRound, QUICK_BANK, readyMember, requested } from '#testing/withdrawals.ts';
import { disburseWithdrawal, reconcileWithdrawal, type Disburser } from './disburse-withdrawal.ts';
import { approveWithdrawal, tryApproval } from './review-withdrawal.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

const place = () => node.app.platform;
const PLY = 'PLY';

/** Somebody with 15,000: the welcome money and a deposit that was played through, and that the bank can take back. */
async function afterDeposit() {
  const ready = await readyMember(node);
  const { payment } = await beginDeposit(node, ready.member, { amount: '5000.00' });
  const said = { payment, amount: '5000.00', currency: PLY };
  await sayCallback(node, { ...said, status: 'paid' });
  await playRound(database.url, ready.member.memberId, 5_000_00n);
  return { ready, takeBack: () => sayCallback(node, { ...said, status: 'charged_back' }) };
}

const stateOf = async ({ memberId }: MemberCaller) => {
  const account = await readBalance(database.db, { merchant: 'maidan', owner: memberId, currency: PLY });
  return [account.balance, account.held];
};

const shown = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, listWithdrawals, {});
  return body.success ? body.value.withdrawals.map(({ state, reasonCode }) => [state, reasonCode]) : [];
};

/** An order is with the bank, which says nothing until it is let. */
function slowBank(): Disburser & { pays: boolean } {
  const bank = {
    pays: false,
    disburse: async () => 'accepted' as const,
    readDisbursement: async () => (bank.pays ? ('paid' as const) : ('pending' as const)),
  };
  return bank;
}

test('[MEM-05] X1: a request whose cover was taken back is not approved, goes back with the reason, and frees the rest', async () => {
  const { ready, takeBack } = await afterDeposit();
  const id = await requested(node, ready, '14900.00');
  expect((await takeBack()).outcome).toBe('moved');
  expect(await stateOf(ready.member)).toEqual([10_000_00n, 14_900_00n]);
  const answers = await Promise.all([
    tryApproval(place(), { id, ...ACT }),
    tryApproval(place(), { id, ...ACT }),
  ]);
  expect(answers.toSorted()).toEqual(['cover-gone', 'not-waiting']);
  expect(await shown(ready.member)).toEqual([['rejected', 'cover-gone']]);
  expect(await stateOf(ready.member)).toEqual([10_000_00n, 0n]);
});

test('[MEM-05] X1: what was approved before is looked at again before anybody is asked to pay', async () => {
  const { ready, takeBack } = await afterDeposit();
  const id = await requested(node, ready, '14900.00');
  expect(await approveWithdrawal(place(), { id, ...ACT })).toBe(true);
  await takeBack();
  expect(await disburseWithdrawal(place(), { id, ...ACT }, QUICK_BANK)).toBe('cover-gone');
  expect(await shown(ready.member)).toEqual([['rejected', 'cover-gone']]);
});

test('[MEM-06] X1: what a provider has paid is booked whatever was taken back meanwhile; the debt shows, stops play and is paid by what comes in', async () => {
  const { ready, takeBack } = await afterDeposit();
  const { member } = ready;
  const seat = await sitDown(database.db, member.memberId);
  expect(await seat.bet('open-round', '50.00')).toBe('OK');
  const bank = slowBank();
  const id = await requested(node, ready, '14900.00');
  await approveWithdrawal(place(), { id, ...ACT });
  expect(await disburseWithdrawal(place(), { id, ...ACT }, bank)).toBe('waiting');
  await takeBack();
  bank.pays = true;
  expect(await reconcileWithdrawal(place(), BigInt(id), bank)).toBe('disbursed');
  expect(await stateOf(member)).toEqual([-4_950_00n, 0n]);
  expect(await checkLedger(database.db)).toEqual([]);
  const { body } = await node.callAs(member, getBalance, {});
  expect(body.success && body.value).toMatchObject({ balance: '-4950.00', held: '0.00' });
  // Bets are refused by one word, alone and in a batch; a win is paid.
  expect(await seat.bet('next-round', '1.00')).toBe('PLAYER_IN_DEBT');
  const launched = await node.callAs(member, launchGame, { nodeId: '1', device: 'desktop' });
  expect(launched.body).toMatchObject({ code: 'IN_DEBT' });
  expect(launched.body.message).toContain('৳4,950.00');
  const asked = await node.callAs(member, requestWithdrawal, {
    operationId: randomUUID(),
    accountId: ready.accountId,
    amount: '100.00',
    paymentPassword: PIN,
  });
  expect(asked.body).toMatchObject({ code: 'IN_DEBT' });
  expect(await seat.win('open-round', '950.00')).toBe('OK');
  expect(await balanceOf(database.db, member.memberId)).toBe(-4_000_00n);
  const { payment } = await beginDeposit(node, member, { amount: '4500.00' });
  await sayCallback(node, { payment, status: 'paid', amount: '4500.00', currency: PLY });
  expect(await balanceOf(database.db, member.memberId)).toBe(500_00n);
  expect(await seat.bet('paid-up', '1.00')).toBe('OK');
});

test('[GAM-09] X1: a debt keeps from play in every purse, also where money was left', async () => {
  const { ready, takeBack } = await afterDeposit();
  const { member } = ready;
  await driver.owner
    .query(`select ledger_post('maidan', 'to-vendor:${member.memberId}', sha256('x'), 'transfer_to_vendor',
    'PLY', '{member,vendor_wallet}', '{${member.memberId},${member.memberId}:CONF}', '{-1200000,1200000}')`);
  const seat = await sitDown(database.db, member.memberId, 'vendor');
  expect(await seat.bet('vendor-one', '1.00')).toBe('OK');
  await takeBack();
  expect(await stateOf(member)).toEqual([-2_000_00n, 0n]);
  expect(await seat.bet('vendor-two', '1.00')).toBe('PLAYER_IN_DEBT');
  expect(await seat.win('vendor-one', '5.00')).toBe('OK');
});
