import { randomUUID } from 'node:crypto';
import { launchGame } from '@maidan/contract/games/launch-game.ts';
import { listVendorWallets } from '@maidan/contract/vendor-wallet/list-vendor-wallets.ts';
import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { startTestVendor, type TestVendor } from '#testing/stand-ins/test-vendor.ts';

let node: TestApp;
let house: TestVendor;
let member: MemberCaller;
const database = await databaseForThisFile();
beforeAll(async () => {
  house = await startTestVendor();
  node = await createTestApp({ ...database, gameHouseOrigin: house.origin });
  await (await createMaidanDriver(database.db, database.url)).close();
});
beforeEach(async () => {
  house.launches.length = 0;
  await wallets(false);
  member = await node.registerAndLogin();
});
afterAll(async () => {
  await node.close();
  await house.close();
});

const wallets = (isSingle: boolean) =>
  node.app.platform.settings.change('merchantWallet', { isSingle, ownWallets: ['CONF'] });
const launch = async () =>
  (
    await node.callAs(member, launchGame, {
      nodeId: 'conf-slot',
      device: 'desktop',
      language: 'en',
      theme: 'dark',
    })
  ).body;
const moveIn = (amount: string) =>
  node.callAs(member, transferWallet, {
    operationId: randomUUID(),
    vendorCode: 'CONF',
    direction: 'in',
    amount,
  });
const balances = async () => {
  const { body } = await node.callAs(member, listVendorWallets, {});
  if (!body.success) throw new Error(body.code);
  return [body.value.main.balance, body.value.wallets[0]?.balance];
};

test('[GAM-09] an empty wallet at the vendor opens no game, and says what to do and where', async () => {
  expect(await launch()).toMatchObject({
    code: 'VENDOR_WALLET_EMPTY',
    message: expect.stringContaining('Spin'),
    fields: { vendorCode: 'CONF' },
  });
  expect(house.launches).toEqual([]);
});

test('[GAM-09] X7: with money there the game is told its purse, and bets and wins move that purse and no other', async () => {
  await moveIn('100.00');
  expect(await launch()).toMatchObject({ value: { ownWallet: true } });
  expect(house.launches).toMatchObject([{ ownWallet: 'CONF' }]);
  const seat = await sitDown(database.db, member.memberId, 'vendor');
  await seat.play('own-1', '30.00', '12.00');
  expect(await balances()).toEqual(['9900.00', '82.00']);
  await expect(seat.play('own-2', '82.01', '0.00')).rejects.toThrow('INSUFFICIENT_FUNDS');
  await seat.play('own-3', '2.00', '8.00');
  await seat.takeBackWin('own-3');
  expect(await balances()).toEqual(['9900.00', '80.00']);
  expect(await checkLedger(database.db)).toEqual([]);
  expect((await reconcile(database.db)).faults).toEqual([]);
});

test('[GAM-09] with a single wallet the game is played from the main one', async () => {
  await wallets(true);
  expect(await launch()).toMatchObject({ value: { ownWallet: false } });
  expect(house.launches[0]).not.toHaveProperty('ownWallet');
});
