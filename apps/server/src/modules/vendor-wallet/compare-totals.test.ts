import { randomUUID } from 'node:crypto';
import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { reconcile } from '#modules/reconcile/reconcile.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { startTestVendor, type TestVendor } from '#testing/stand-ins/test-vendor.ts';
import { compareVendorTotals } from './compare-totals.ts';

let node: TestApp;
let house: TestVendor;
let member: MemberCaller;
const database = await databaseForThisFile();
beforeAll(async () => {
  house = await startTestVendor();
  node = await createTestApp({ ...database, gameHouseOrigin: house.origin });
  await (await createMaidanDriver(database.db, database.url)).close();
  await node.app.platform.settings.change('merchantWallet', { isSingle: false, ownWallets: ['CONF'] });
  member = await node.registerAndLogin();
});
afterAll(async () => {
  await node.close();
  await house.close();
});

const move = () =>
  node.callAs(member, transferWallet, {
    operationId: randomUUID(),
    vendorCode: 'CONF',
    direction: 'in',
    amount: '30.00',
  });
const compare = () => compareVendorTotals(node.app.platform);

test('[GAM-09] X5: what lies at a vendor is the same in the ledger and there, and a difference is found', async () => {
  expect(await compare()).toEqual({ faults: [], report: [] });
  await move();
  const line = 'maidan wallets at CONF PLY: 30.00 in the ledger, 30.00 at the vendor';
  expect(await compare()).toEqual({ faults: [], report: [line] });
  const { faults, report } = await reconcile(database.db);
  expect(faults).toEqual([]);
  expect(report.join('\n')).toContain('players are owed 10000.00');
  house.bend(member.memberId, 'CONF', 1n);
  expect((await compare()).faults).toEqual([line.replace('30.00 at', '30.01 at')]);
  house.bend(member.memberId, 'CONF', -1n);
});

test('[GAM-09] X7: what is on its way is named and is no fault', async () => {
  house.faults.push('lost');
  await move();
  expect(await compare()).toEqual({
    faults: [],
    report: ['maidan wallets at CONF PLY: 30.00 in the ledger, 60.00 at the vendor (1 on the way)'],
  });
});
