import { getDeposit } from '@maidan/contract/deposit/get-deposit.ts';
import { listDepositMethods } from '@maidan/contract/deposit/list-deposit-methods.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { chooseSandboxPayment, type SandboxChoice } from '#adapters/payment/sandbox-payment.store.ts';
import { tellSandboxPayments } from '#adapters/payment/tell-sandbox-payments.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { balanceOf, beginDeposit, depositRow, runOut, sayCallback } from '#testing/deposits.ts';
import { ownFramesOf, listeningNode, openPage } from '#testing/live-page.ts';
import type { MemberCaller, TestApp } from '#testing/test-app.ts';
import { expireDeposits } from './expire-deposits.ts';

let a: TestApp;
let b: TestApp;
const database = await databaseForThisFile({ maxConnections: 20 });
beforeAll(async () => {
  [a, b] = await Promise.all([listeningNode(database), listeningNode(database)]);
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
});

const START = 1_000_000n;
const PLY = 'PLY';
const rowOf = (id: string) => depositRow(database.db, id);
const press = (payment: string, choice: SandboxChoice) =>
  a.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${payment}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
const moneyOf = ({ memberId }: MemberCaller) => balanceOf(database.db, memberId);

describe('news that is not believed', () => {
  test.each([
    ['signed with another key', { secret: new Uint8Array(32) }],
    ['from an hour ago', { nowMs: Date.now() - 3_600_000 }],
    ['from an hour ahead', { nowMs: Date.now() + 3_600_000 }],
    ['with other bytes than were signed', { body: '{"payment":"x"}' }],
    ['for a provider nobody connected', { provider: 'elsewhere' }],
  ])('[MEM-04] X6: %s moves nothing', async (_what, bent) => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    const said = { payment, status: 'paid', amount: '500.00', currency: PLY };
    expect((await sayCallback(a, said, bent)).status).toBe(401);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'waiting', postings: 0 });
    expect(await moneyOf(member)).toBe(START);
  });

  test('X6: without any signature, or without sense, it is refused too', async () => {
    const url = '/wps/payment/callback/sandbox';
    for (const payload of ['', '{}', '[]', 'nonsense'])
      expect(
        (
          await a.app.inject({
            method: 'POST',
            url,
            payload,
            headers: { 'content-type': 'application/json' },
          })
        ).statusCode,
      ).toBe(401);
    const strange = { payment: 'abc', status: 'rich', amount: '1e9', currency: PLY };
    expect((await sayCallback(a, strange)).status).toBe(401);
  });

  test('X6: a payment nobody began is unknown, and may be told again later', async () => {
    const said = { payment: 'f'.repeat(32), status: 'paid', amount: '500.00', currency: PLY };
    expect(await sayCallback(a, said)).toEqual({ status: 404, outcome: 'unknown' });
  });

  test.each([
    ['more than was asked for', { status: 'paid', amount: '500.01', currency: PLY }],
    ['less, said to be everything', { status: 'paid', amount: '499.99', currency: PLY }],
    ['a part that is the whole', { status: 'partly', amount: '500.00', currency: PLY }],
    ['a part of nothing', { status: 'partly', amount: '0.00', currency: PLY }],
    ['less than nothing', { status: 'partly', amount: '-1.00', currency: PLY }],
    ['another currency', { status: 'paid', amount: '500.00', currency: 'FUN' }],
  ])('[MEM-04] X6: %s credits nothing, and a person has to look', async (_what, said) => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    // However often it is repeated, it is written down once.
    for (const node of [a, b, a])
      expect(await sayCallback(node, { payment, ...said })).toEqual({ status: 200, outcome: 'mismatch' });
    expect(await rowOf(deposit.id)).toMatchObject({
      state: 'waiting',
      steps: ['created', 'waiting', 'mismatch'],
      postings: 0,
    });
    expect(await moneyOf(member)).toBe(START);
    const audit = await database.db.query(
      sql`select from audit_entry where subject = ${`deposit:${deposit.id}`} and action = 'deposit-mismatch'`,
    );
    expect(audit).toHaveLength(1);
    // The right news is still taken afterwards.
    expect((await sayCallback(a, { payment, status: 'paid', amount: '500.00', currency: PLY })).outcome).toBe(
      'moved',
    );
  });

  test('[MEM-04] X6: the amount of one deposit does not pay for another', async () => {
    const member = await a.registerAndLogin();
    const [small, large] = [
      await beginDeposit(a, member, { amount: '100.00' }),
      await beginDeposit(a, member, { amount: '5000.00' }),
    ];
    const said = { payment: large.payment, status: 'paid', amount: '100.00', currency: PLY };
    expect((await sayCallback(a, said)).outcome).toBe('mismatch');
    expect(await moneyOf(member)).toBe(START);
    expect(await rowOf(small.deposit.id)).toMatchObject({ state: 'waiting' });
  });
});

describe('news that is believed', () => {
  test('[MEM-04] X6: twenty callbacks at once on two nodes, the same bytes and others, credit once', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    const said = { payment, status: 'paid', amount: '500.00', currency: PLY };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sayCallback(index % 2 === 0 ? a : b, said, index % 4 < 2 ? { nonce: 'the-same-nonce-again' } : {}),
      ),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'moved',
      ...Array<string>(19).fill('same'),
    ]);
    expect(await rowOf(deposit.id)).toEqual({
      state: 'paid',
      paid: 50_000n,
      credited: 50_000n,
      steps: ['created', 'waiting', 'paid'],
      postings: 1,
    });
    expect(await moneyOf(member)).toBe(START + 50_000n);
  });

  test('[MEM-04] of a part only that part arrives, less the same part of the fee', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member, {
      methodId: 'taka-wallet',
      amount: '1000.00',
    });
    expect([deposit.fee, deposit.arrives]).toEqual(['17.00', '983.00']);
    await sayCallback(a, { payment, status: 'partly', amount: '250.00', currency: PLY });
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'partly', paid: 25_000n, credited: 24_575n });
    expect(await moneyOf(member)).toBe(START + 24_575n);
    // The fee that is shown is the one that was kept, and the way is offered first the next time.
    const shown = await a.callAs(member, getDeposit, { id: deposit.id });
    expect(shown.body).toMatchObject({ value: { paid: '250.00', fee: '4.25', credited: '245.75' } });
    const ways = await a.callAs(member, listDepositMethods, {});
    expect(ways.body).toMatchObject({ value: { last: { methodId: 'taka-wallet', amount: '1000.00' } } });
  });

  test('[MEM-04] money that comes after the time is credited and called late', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    await runOut(database.db, deposit.id);
    await expireDeposits(a.app.platform);
    await sayCallback(b, { payment, status: 'paid', amount: '500.00', currency: PLY });
    expect(await rowOf(deposit.id)).toMatchObject({
      state: 'late',
      steps: ['created', 'waiting', 'expired', 'late'],
      postings: 1,
    });
    expect(await moneyOf(member)).toBe(START + 50_000n);
  });

  test('[MEM-04] a payment whose callback was lost is found when its time is over', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    await chooseSandboxPayment(database.db, 'maidan', payment, 'pay');
    await runOut(database.db, deposit.id);
    await Promise.all([expireDeposits(a.app.platform), expireDeposits(b.app.platform)]);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'paid', postings: 1 });
  });

  test('[MEM-04] what is charged back is reversed once, and a balance that was spent shows the debt', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member, {
      methodId: 'taka-wallet',
      amount: '1000.00',
    });
    const said = { payment, amount: '1000.00', currency: PLY };
    await sayCallback(a, { ...said, status: 'paid' });
    await spend(member, START + 98_300n);
    const answers = await Promise.all(
      [a, b, a, b].map((node) => sayCallback(node, { ...said, status: 'charged_back' })),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['moved', 'same', 'same', 'same']);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'charged_back', postings: 2 });
    expect(await moneyOf(member)).toBe(-98_300n);
    // Old news that comes again changes nothing.
    expect((await sayCallback(a, { ...said, status: 'paid' })).outcome).toBe('same');
  });

  test('[MEM-04] open pages hear of the deposit and of the balance', async () => {
    const [member, stranger] = [await a.registerAndLogin(), await a.registerAndLogin()];
    const [own, other] = [await openPage(b, member), await openPage(b, stranger)];
    const { deposit, payment } = await beginDeposit(a, member);
    await sayCallback(a, { payment, status: 'paid', amount: '500.00', currency: PLY });
    await vi.waitFor(
      () =>
        expect(ownFramesOf(own)).toMatchObject([
          {
            type: 'deposit',
            channel: `deposits:${member.memberId}`,
            data: { id: deposit.id, state: 'paid' },
          },
          // MSG-03: a message that the money came waits to be read.
          { type: 'profile' },
          { type: 'balance', data: { balance: '10500.00' } },
        ]),
      { timeout: 60_000 },
    );
    expect(ownFramesOf(other)).toEqual([]);
    const seen = await a.callAs(member, getDeposit, { id: deposit.id, language: 'bn' });
    expect(seen.body.success && seen.body.value).toMatchObject({
      methodName: 'স্যান্ডবক্স পে',
      payUrl: null,
      credited: '500.00',
    });
  });
});

describe('the simulated house, over real HTTP', () => {
  test.each([
    ['pay', 'paid', 50_000n],
    ['partly', 'partly', 25_000n],
    ['fail', 'failed', 0n],
    ['pending', 'waiting', 0n],
  ] as const)(
    '[MEM-04] %s: the payer comes back, the callback comes by itself',
    async (choice, state, credited) => {
      const member = await a.registerAndLogin();
      const { deposit, payment } = await beginDeposit(a, member);
      const back = await press(payment, choice);
      expect([back.statusCode, back.headers.location]).toEqual([
        303,
        `/member/depositv2?deposit=${deposit.id}`,
      ]);
      await tellSandboxPayments(a.app.platform, b.app.listeningOrigin);
      expect(await rowOf(deposit.id)).toMatchObject({ state });
      expect(await moneyOf(member)).toBe(START + credited);
      const [untold] = await database.db.query(
        sql`select from sandbox_payment where id = ${payment} and tell_at is not null`,
      );
      expect(untold).toBeUndefined();
    },
  );

  test('[MEM-04] late: it arrives after the time, and a charge-back follows on the same page', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    await press(payment, 'late');
    await tellSandboxPayments(a.app.platform, b.app.listeningOrigin);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'waiting' });
    await runOut(database.db, deposit.id);
    await expireDeposits(a.app.platform);
    await database.db.query(
      sql`update sandbox_payment set arrives_at = platform_now() where id = ${payment}`,
    );
    await tellSandboxPayments(a.app.platform, b.app.listeningOrigin);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'late' });
    await press(payment, 'chargeBack');
    await tellSandboxPayments(a.app.platform, a.app.listeningOrigin);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'charged_back' });
    expect(await moneyOf(member)).toBe(START);
  });

  test('[MEM-04] news that was not acknowledged is told again', async () => {
    const member = await a.registerAndLogin();
    const { deposit, payment } = await beginDeposit(a, member);
    await press(payment, 'pay');
    // Nobody listens there.
    await tellSandboxPayments(a.app.platform, 'http://127.0.0.1:9');
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'waiting' });
    await database.db.query(sql`update sandbox_payment set tell_at = platform_now() where id = ${payment}`);
    await tellSandboxPayments(a.app.platform, a.app.listeningOrigin);
    expect(await rowOf(deposit.id)).toMatchObject({ state: 'paid', postings: 1 });
  });

  test('a payment is decided once; strange addresses and choices do nothing', async () => {
    const member = await a.registerAndLogin();
    const { payment } = await beginDeposit(a, member);
    await Promise.all([press(payment, 'fail'), press(payment, 'fail'), press(payment, 'fail')]);
    await press(payment, 'pay');
    const [row] = await database.db.query<{ status: string }>(
      sql`select status from sandbox_payment where id = ${payment}`,
    );
    expect(row?.status).toBe('failed');
    expect((await a.app.inject({ url: '/sandbox/pay/..%2f..%2fetc' })).statusCode).toBe(404);
    expect((await a.app.inject({ url: `/sandbox/pay/${'0'.repeat(32)}` })).statusCode).toBe(404);
    expect((await press(payment, 'steal' as never)).statusCode).toBe(200);
  });

  test('[MEM-04] the page is said to be play, in the language of the site', async () => {
    const member = await a.registerAndLogin();
    const { payment } = await beginDeposit(a, member, { amount: '1234.50' });
    const show = (language: string) =>
      a.app.inject({ url: `/sandbox/pay/${payment}`, headers: { cookie: `maidan-language=${language}` } });
    expect((await show('en')).body).toContain('No real money moves');
    const bengali = (await show('bn')).body;
    expect(bengali).toContain('আসল টাকা নড়বে না');
    expect(bengali).toContain('৳১,২৩৪.৫০');
  });
});

/** Plays the money away. */
async function spend({ memberId }: MemberCaller, amount: bigint): Promise<void> {
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: `spent:${memberId}`,
    kind: 'bet',
    currency: PLY,
    legs: [
      { account: { kind: 'member', owner: memberId }, amount: -amount },
      { account: { kind: 'house', owner: 'TEST' }, amount },
    ],
  });
}
