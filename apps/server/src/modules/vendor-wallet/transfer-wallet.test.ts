import { randomUUID } from 'node:crypto';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { collectWallets } from '@maidan/contract/vendor-wallet/collect-wallets.ts';
import { getMerchantWallet } from '@maidan/contract/vendor-wallet/get-merchant-wallet.ts';
import { getWalletTransfer } from '@maidan/contract/vendor-wallet/get-wallet-transfer.ts';
import { listVendorWallets } from '@maidan/contract/vendor-wallet/list-vendor-wallets.ts';
import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { readDebt } from '#ledger/read-debt.ts';
import type { BusMessage } from '#live/bus.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { beginDeposit, sayCallback } from '#testing/deposits.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { startTestVendor, type TestVendor } from '#testing/stand-ins/test-vendor.ts';
import { askAfterTransfers } from './due-transfers.ts';

let node: TestApp;
let house: TestVendor;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
let member: MemberCaller;
const news: BusMessage[] = [];

const MULTIPLE = { isSingle: false, ownWallets: ['CONF', 'SIDE', 'NOBODY'] };
const settings = () => node.app.platform.settings;

const database = await databaseForThisFile();
beforeAll(async () => {
  house = await startTestVendor();
  node = await createTestApp({ ...database, gameHouseOrigin: house.origin });
  driver = await createMaidanDriver(database.db, database.url);
  await driver.owner.query(`
    insert into vendor (merchant, code, name, partner_code, sort_order) values
      ('maidan', 'SIDE', '{"en": "Side Games", "bn": "সাইড গেমস"}', 'MAIDAN', 1000), ('maidan', 'NOBODY', '{"en": "Nobody", "bn": "কেউ না"}', null, 1001),
      ('maidan', 'PLAIN', '{"en": "Plain", "bn": "সাধারণ"}', 'MAIDAN', 1002)`);
  await settings().change('merchantWallet', MULTIPLE);
  node.app.platform.bus.subscribe((message) => news.push(message));
});
beforeEach(async () => {
  house.faults.length = 0;
  house.heard.length = 0;
  member = await node.registerAndLogin();
});
afterAll(async () => {
  await node.close();
  await driver.close();
  await house.close();
});

type Change = Partial<{ operationId: string; vendorCode: string; direction: 'in' | 'out'; amount: string }>;
const send = (change: Change = {}, caller = member) =>
  node.callAs(caller, transferWallet, {
    operationId: randomUUID(),
    vendorCode: 'CONF',
    direction: 'in',
    amount: '100.00',
    ...change,
  });
const move = async (change: Change = {}) => {
  const { body } = await send(change);
  if (!body.success) throw new Error(body.code);
  return body.value;
};
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => (answer.body.success ? 'OK' : answer.body.code);
const board = async () => {
  const { body } = await node.callAs(member, listVendorWallets, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
};
const purse = async (vendorCode: string) =>
  (await board()).wallets.find((wallet) => wallet.vendorCode === vendorCode);
const collect = async (operationId: string = randomUUID()) => {
  const { body } = await node.callAs(member, collectWallets, { operationId });
  if (!body.success) throw new Error(body.code);
  return body.value.transfers;
};
const rows = () =>
  database.db.query<{ id: bigint; state: string }>(
    sql`select id, state from vendor_transfer where member_id = ${member.memberId}::bigint order by id`,
  );
/** As if the time to ask after what is on its way had come. */
const due = () =>
  database.db.query(sql`update vendor_transfer set ask_at = platform_now() where ended_at is null`);

describe('what is refused moves nothing', () => {
  test('[GAM-09] a visitor, nothing, less than nothing, and more than there is', async () => {
    expect((await node.callAs(null, listVendorWallets, {})).status).toBe(401);
    for (const amount of ['0.00', '-1.00', '1', '1.001', '1e3'])
      expect(codeOf(await send({ amount }))).toBe('BAD_REQUEST');
    expect(codeOf(await send({ amount: '10000.01' }))).toBe('INSUFFICIENT_FUNDS');
    expect(codeOf(await send({ direction: 'out', amount: '0.01' }))).toBe('INSUFFICIENT_FUNDS');
    expect([await rows(), house.heard, (await board()).main.balance]).toEqual([[], [], '10000.00']);
  });

  test('[GAM-09] a vendor without a wallet, without anybody to ask, unknown, or resting', async () => {
    for (const vendorCode of ['PLAIN', 'NOBODY', 'nowhere'])
      expect(codeOf(await send({ vendorCode }))).toBe('VENDOR_WALLET_CLOSED');
    await driver.owner.query(`update vendor set state = 'maintenance' where code = 'CONF'`);
    try {
      expect(codeOf(await send())).toBe('VENDOR_WALLET_CLOSED');
    } finally {
      await driver.owner.query(`update vendor set state = 'open' where code = 'CONF'`);
    }
    expect([await rows(), house.heard]).toEqual([[], []]);
  });

  test('[GAM-09] R2: in a break nothing moves in, and everything moves out', async () => {
    await move({ amount: '300.00' });
    await move({ amount: '50.00', vendorCode: 'SIDE' });
    await node.callAs(member, startBreak, { length: '24h' });
    expect(codeOf(await send())).toBe('ON_BREAK');
    expect((await move({ direction: 'out', amount: '100.00' })).state).toBe('done');
    expect((await collect()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect((await board()).main.balance).toBe('10000.00');
  });

  test('[GAM-09] X7: the same id for something else is refused; for the same it is the same', async () => {
    const operationId = randomUUID();
    const first = await move({ operationId });
    expect(await move({ operationId })).toEqual(first);
    for (const change of [{ amount: '100.01' }, { direction: 'out' as const }, { vendorCode: 'SIDE' }])
      expect(codeOf(await send({ operationId, ...change }))).toBe('OPERATION_CONFLICT');
    expect([(await rows()).length, house.heard.length]).toEqual([1, 1]);
  });

  test('somebody else’s transfer is not found', async () => {
    const { id } = await move();
    const other = await node.registerAndLogin();
    expect((await node.callAs(other, getWalletTransfer, { id })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await node.callAs(member, getWalletTransfer, { id })).body).toMatchObject({ value: { id } });
  });
});

describe('[GAM-09] X7: money that moves', () => {
  test('goes in and comes back, and the board, the header and the vendor say the same', async () => {
    news.length = 0;
    expect(await move({ amount: '250.00' })).toMatchObject({
      state: 'done',
      direction: 'in',
      name: { en: 'Conformance', bn: 'যাচাই' },
    });
    expect(await purse('CONF')).toMatchObject({ balance: '250.00', held: '0.00', open: true });
    expect(house.balance(member.memberId, 'CONF')).toBe(25_000n);
    const { body } = await node.callAs(member, getBalance, {});
    expect(body).toMatchObject({ value: { balance: '9750.00', held: '0.00' } });
    await expect
      .poll(() => news)
      .toContainEqual(
        expect.objectContaining({
          frame: expect.objectContaining({
            type: 'balance',
            data: expect.objectContaining({ balance: '9750.00' }),
          }),
        }),
      );
    await move({ direction: 'out', amount: '100.50' });
    expect([(await purse('CONF'))?.balance, (await board()).main.balance]).toEqual(['149.50', '9850.50']);
    expect(await board()).toMatchObject({
      isSingle: false,
      transfers: [{ direction: 'out' }, { direction: 'in' }],
    });
  });

  test('a vendor that says no: everything is as before, and the reason is told', async () => {
    house.faults.push('refused');
    expect(await move()).toMatchObject({ state: 'refused', reason: 'short' });
    expect([(await board()).main, (await purse('CONF'))?.balance]).toEqual([
      { balance: '10000.00', held: '0.00' },
      '0.00',
    ]);
  });

  test('an answer that is lost after the act: pending and visible, asked after under the same id, done once', async () => {
    house.faults.push('lost');
    expect(await move()).toMatchObject({ state: 'unknown', endedAt: null });
    expect(await board()).toMatchObject({
      main: { balance: '9900.00', held: '100.00' },
      transfers: [{ state: 'unknown' }],
    });
    await due();
    expect(await askAfterTransfers(node.app.platform)).toBe(1);
    expect((await rows()).map(({ state }) => state)).toEqual(['done']);
    expect(house.heard.map(({ call }) => call)).toEqual(['put', 'status']);
    expect(new Set(house.heard.map(({ id }) => id)).size).toBe(1);
    expect([(await board()).main, house.balance(member.memberId, 'CONF')]).toEqual([
      { balance: '9900.00', held: '0.00' },
      10_000n,
    ]);
    expect(await askAfterTransfers(node.app.platform)).toBe(0);
  });

  test('a transfer that never came is free again once the vendor says so, and is not sent a second time', async () => {
    house.faults.push('deaf');
    expect((await move()).state).toBe('unknown');
    await due();
    await askAfterTransfers(node.app.platform);
    expect(await board()).toMatchObject({
      main: { balance: '10000.00', held: '0.00' },
      transfers: [{ state: 'refused', reason: 'never-came' }],
    });
    expect(house.heard.map(({ call }) => call)).toEqual(['put', 'status']);
  });

  test('a vendor that does not answer for long is asked again and again, farther and farther apart', async () => {
    house.faults.push('lost', 'broken', 'broken', 'broken');
    await move();
    for (let time = 0; time < 3; time += 1) {
      await due();
      await askAfterTransfers(node.app.platform);
      expect((await rows()).map(({ state }) => state)).toEqual(['unknown']);
    }
    expect(await askAfterTransfers(node.app.platform)).toBe(0);
    await due();
    await askAfterTransfers(node.app.platform);
    expect((await rows()).map(({ state }) => state)).toEqual(['done']);
    expect(house.effects.get(house.heard[0]?.id ?? '')).toBe(1);
  });

  test('whoever died before sending: it is given up, and a sender that wakes later sends nothing', async () => {
    await driver.owner.query('alter table vendor_transfer disable trigger vendor_transfer_moves_forward');
    house.faults.push('deaf');
    const { id } = await move();
    await driver.owner.query(`update vendor_transfer set state = 'requested' where id = $1`, [id]);
    await driver.owner.query('alter table vendor_transfer enable trigger vendor_transfer_moves_forward');
    await due();
    house.heard.length = 0;
    await askAfterTransfers(node.app.platform);
    expect(await board()).toMatchObject({ main: { held: '0.00' }, transfers: [{ state: 'refused' }] });
    expect(house.heard).toEqual([]);
  });

  test('no state is left for one that is not next, and no row disappears, whoever asks', async () => {
    const { id } = await move();
    for (const statement of [
      `update vendor_transfer set state = 'requested', version = version + 1, ended_at = null where id = ${id}`,
      `update vendor_transfer set amount = amount + 1 where id = ${id}`,
      `delete from vendor_transfer where id = ${id}`,
    ])
      await expect(driver.owner.query(statement)).rejects.toThrow(/does not|append only/);
    expect((await rows()).map(({ state }) => state)).toEqual(['done']);
  });
});

const money = async () => {
  const { body } = await node.callAs(member, getBalance, {});
  if (!body.success) throw new Error(body.code);
  const { balance, held, owedInWallets, fundsInWallets } = body.value;
  return { balance, held, owedInWallets, fundsInWallets };
};
const debt = () => readDebt(database.db, 'maidan', member.memberId);
/** 15,000, of which the bank can take back 5,000. */
const paid = async () => {
  const { payment } = await beginDeposit(node, member, { amount: '5000.00' });
  const said = { payment, amount: '5000.00', currency: 'PLY' };
  await sayCallback(node, { ...said, status: 'paid' });
  return () => sayCallback(node, { ...said, status: 'charged_back' });
};
const asked = async () => {
  await due();
  await askAfterTransfers(node.app.platform);
};

describe('[GAM-09] X1: a payment is taken back from under a transfer', () => {
  test('that the vendor has taken: it is booked, the debt is shown beside what lies there, and moving it back pays it', async () => {
    const takeBack = await paid();
    house.faults.push('lost');
    expect((await move({ amount: '12000.00' })).state).toBe('unknown');
    expect((await takeBack()).outcome).toBe('moved');
    expect(await money()).toMatchObject({ balance: '-2000.00', held: '12000.00', fundsInWallets: '0.00' });
    await asked();
    expect([house.balance(member.memberId, 'CONF'), await debt()]).toEqual([12_000_00n, 2_000_00n]);
    expect(await money()).toEqual({
      balance: '-2000.00',
      held: '0.00',
      owedInWallets: '0.00',
      fundsInWallets: '12000.00',
    });
    expect(codeOf(await send({ vendorCode: 'SIDE', amount: '1.00' }))).toBe('INSUFFICIENT_FUNDS');
    await move({ direction: 'out', amount: '12000.00' });
    expect([await debt(), (await money()).balance]).toEqual([0n, '10000.00']);
  });

  test('that the vendor never got: it is free again, and nobody owes anything', async () => {
    const takeBack = await paid();
    house.faults.push('deaf');
    await move({ amount: '12000.00' });
    await takeBack();
    expect(await debt()).toBe(2_000_00n);
    await asked();
    expect([await debt(), await money()]).toMatchObject([0n, { balance: '10000.00', held: '0.00' }]);
  });

  test('W12: what is missing at a vendor is a debt there: a deposit does not pay it, moving money there does', async () => {
    const seat = await sitDown(database.db, member.memberId, 'vendor');
    await move({ amount: '100.00' });
    const round = randomUUID();
    await seat.play(round, '100.00', '300.00');
    house.bend(member.memberId, 'CONF', 200_00n);
    await move({ direction: 'out', amount: '280.00' });
    await seat.takeBackWin(round);
    house.bend(member.memberId, 'CONF', -20_00n);
    expect(await debt()).toBe(280_00n);
    expect(await money()).toMatchObject({ balance: '10180.00', owedInWallets: '280.00' });
    expect((await purse('CONF'))?.balance).toBe('-280.00');
    await paid();
    expect(await debt()).toBe(280_00n);
    expect((await collect()).length).toBe(0);
    await move({ amount: '280.00' });
    expect([await debt(), (await money()).owedInWallets]).toEqual([0n, '0.00']);
  });
});

describe('[GAM-09] collecting everything', () => {
  test('one transfer for each vendor, under one id, however often it is pressed', async () => {
    expect(await collect()).toEqual([]);
    await move({ amount: '10.00' });
    await move({ amount: '20.00', vendorCode: 'SIDE' });
    const operationId = randomUUID();
    const both = await Promise.all([collect(operationId), collect(operationId), collect(operationId)]);
    expect(new Set(both.flat().map(({ id }) => id)).size).toBe(2);
    await due();
    await askAfterTransfers(node.app.platform);
    expect(await board()).toMatchObject({ main: { balance: '10000.00', held: '0.00' } });
  });

  test('a vendor that is silent holds up no other, and its part stays visible', async () => {
    await move({ amount: '10.00' });
    await move({ amount: '20.00', vendorCode: 'SIDE' });
    house.faults.push('lost');
    expect((await collect()).map(({ state }) => state).toSorted()).toEqual(['done', 'unknown']);
    expect((await board()).wallets.map(({ balance }) => balance)).toEqual(['0.00', '0.00']);
    await due();
    await askAfterTransfers(node.app.platform);
    expect((await board()).main.balance).toBe('10000.00');
  });

  test('back to a single wallet: nothing moves in, and what lies at vendors is shown and comes back', async () => {
    await move({ amount: '40.00' });
    await settings().change('merchantWallet', { ...MULTIPLE, isSingle: true });
    try {
      expect((await node.callAs(member, getMerchantWallet, {})).body).toMatchObject({
        value: { isSingle: true },
      });
      expect(codeOf(await send())).toBe('VENDOR_WALLET_CLOSED');
      expect((await board()).wallets).toMatchObject([{ vendorCode: 'CONF', balance: '40.00', open: false }]);
      expect((await collect()).map(({ state }) => state)).toEqual(['done']);
      expect((await board()).wallets).toEqual([]);
    } finally {
      await settings().change('merchantWallet', MULTIPLE);
    }
  });
});

test('L1 to L10 hold after all of this', async () => {
  expect(await checkLedger(database.db)).toEqual([]);
});
