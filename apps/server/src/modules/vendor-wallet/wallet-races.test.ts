import { randomUUID } from 'node:crypto';
import { collectWallets } from '@maidan/contract/vendor-wallet/collect-wallets.ts';
import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { startTestVendor, type TestVendor, type VendorFault } from '#testing/stand-ins/test-vendor.ts';
import { askAfterTransfers } from './due-transfers.ts';
import { walletAccount } from './wallet-account.ts';

const VENDORS = ['CONF', 'SIDE'] as const;
const START = 10_000_00n;

let otherDb: Database;
let house: TestVendor;
let nodes: readonly [TestApp, TestApp];

const database = await databaseForThisFile();
beforeAll(async () => {
  otherDb = openDatabase({ url: database.url, maxConnections: 10, waitMs: TEST_WAIT_MS });
  house = await startTestVendor();
  const place = { url: database.url, gameHouseOrigin: house.origin };
  nodes = [
    await createTestApp({ ...place, db: database.db }),
    await createTestApp({ ...place, db: otherDb }),
  ];
  const driver = await createMaidanDriver(database.db, database.url);
  await driver.owner.query(`
    insert into vendor (merchant, code, name, partner_code, sort_order)
    values ('maidan', 'SIDE', '{"en": "Side Games", "bn": "সাইড গেমস"}', 'MAIDAN', 1000)`);
  await driver.close();
  await nodes[0].app.platform.settings.change('merchantWallet', {
    isSingle: false,
    ownWallets: [...VENDORS],
  });
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await otherDb.close();
  await house.close();
});

type Step = {
  act: 'in' | 'out' | 'collect' | 'again' | 'ask';
  node: 0 | 1;
  vendor: (typeof VENDORS)[number];
  amount: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom<Step['act']>('in', 'in', 'in', 'out', 'out', 'collect', 'again', 'ask'),
  node: fc.constantFrom<0 | 1>(0, 1),
  vendor: fc.constantFrom(...VENDORS),
  amount: fc.integer({ min: 1, max: 6_000 }),
});
const fault = fc.constantFrom<VendorFault>(
  'well',
  'well',
  'well',
  'lost',
  'deaf',
  'silent',
  'broken',
  'refused',
);
/** All of one batch act at once. */
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

const soon = () =>
  database.db.query(
    sql`update vendor_transfer set ask_at = platform_now() where ended_at is null and state <> 'requested'`,
  );

async function take(
  member: MemberCaller,
  used: string[],
  { act, node, vendor, amount }: Step,
): Promise<void> {
  const at = nodes[node];
  if (act === 'ask') return void (await askAfterTransfers(at.app.platform));
  const known = act === 'again' ? used.at(-1) : undefined;
  const operationId = known ?? randomUUID();
  used.push(operationId);
  if (act === 'collect') return void (await at.callAs(member, collectWallets, { operationId }));
  const direction = act === 'out' ? 'out' : 'in';
  await at.callAs(member, transferWallet, {
    operationId,
    vendorCode: vendor,
    direction,
    amount: `${amount}.00`,
  });
}

async function settleAll(): Promise<void> {
  house.faults.length = 0;
  for (let pass = 0; pass < 10; pass += 1) {
    await soon();
    if ((await askAfterTransfers(nodes[0].app.platform)) === 0) return;
  }
}

async function sums(memberId: string) {
  const main = await readBalance(database.db, { merchant: 'maidan', owner: memberId, currency: 'PLY' });
  const atVendors = await Promise.all(
    VENDORS.map((vendor) =>
      readBalance(database.db, { merchant: 'maidan', currency: 'PLY', ...walletAccount(memberId, vendor) }),
    ),
  );
  return { main, atVendors };
}

test('[GAM-09] X7: whoever acts at once on two nodes and whatever answers are lost, main and vendors together stay the same', async () => {
  await fc.assert(
    fc.asyncProperty(batches, fc.array(fault, { maxLength: 20 }), async (all, faults) => {
      const member = await nodes[0].registerAndLogin();
      const used: string[] = [];
      house.heard.length = 0;
      house.faults.splice(0, house.faults.length, ...faults);
      for (const batch of all) {
        await Promise.all(batch.map((one) => take(member, used, one)));
        await soon();
        const { main, atVendors } = await sums(member.memberId);
        expect(atVendors.reduce<bigint>((sum, { balance }) => sum + balance, main.balance)).toBe(START);
      }
      await settleAll();
      const { main, atVendors } = await sums(member.memberId);
      expect([main.held, ...atVendors.map(({ held }) => held)]).toEqual([0n, 0n, 0n]);
      expect(atVendors.map(({ balance }) => balance)).toEqual(
        VENDORS.map((vendor) => house.balance(member.memberId, vendor)),
      );
      await eachOnce(member.memberId);
    }),
    { numRuns: 12 },
  );
  expect(await checkLedger(database.db)).toEqual([]);
});

/** Every transfer was sent at most once, and acted exactly when it counts as done. */
async function eachOnce(memberId: string): Promise<void> {
  const rows = await database.db.query<{ reference: string; state: string }>(
    sql`select reference, state from vendor_transfer where member_id = ${memberId}::bigint`,
  );
  for (const { reference, state } of rows) {
    const sent = house.heard.filter(({ id, call }) => id === reference && call !== 'status');
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(['done', 'refused']).toContain(state);
    expect(house.effects.get(reference) ?? 0).toBe(state === 'done' ? 1 : 0);
  }
}
