import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { requestWithdrawal } from '@maidan/contract/withdrawal/request-withdrawal.ts';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseSandboxPayment, type SandboxChoice } from '#adapters/payment/sandbox-payment.store.ts';
import { tellSandboxPayments } from '#adapters/payment/tell-sandbox-payments.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { creditHeldDeposits } from '#modules/deposit/credit-held.ts';
import { expireDeposits } from '#modules/deposit/expire-deposits.ts';
import { disburseWithdrawal, reconcileWithdrawal } from '#modules/withdrawal/disburse-withdrawal.ts';
import { confirmWithdrawalRefund, proposeWithdrawalRefund } from '#modules/withdrawal/refund-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from '#modules/withdrawal/review-withdrawal.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit, runOut } from '#testing/deposits.ts';
import { listeningNode } from '#testing/live-page.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { ACT, bindAccount, PIN, readyMember } from '#testing/withdrawals.ts';
import { compareProviders } from './compare-providers.ts';
import { reconcile } from './reconcile.ts';

let database: TestDatabase;
let node: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  node = await listeningNode(database);
  const { settings } = node.app.platform;
  const rules = await settings.get('withdrawal');
  await settings.change('withdrawal', {
    ...rules,
    timesPerDay: 100,
    perDay: '10000000.00',
    turnoverPercent: 0,
    sandboxSeconds: null,
  });
  const deposits = await settings.get('depositRules');
  await settings.change('depositRules', { ...deposits, mostWaiting: 20 });
});
afterAll(async () => {
  await node.close();
  await database.drop();
});

const place = () => node.app.platform;
const pick = fc.nat({ max: 30 });

/**
 * What may happen to a player's money, and in which order it does is nobody's to choose. Single steps, and beside them what
 * usually goes together, so that long ways are gone too.
 */
const act = fc.oneof(
  fc.record({ does: fc.constant('bring' as const), amount: fc.integer({ min: 500, max: 9_000 }) }),
  fc.record({ does: fc.constantFrom('send all', 'take back'), which: pick }),
  fc.record({ does: fc.constant('deposit' as const), amount: fc.integer({ min: 500, max: 9_000 }) }),
  fc.record({
    does: fc.constant('pays' as const),
    which: pick,
    choice: fc.constantFrom<SandboxChoice>('pay', 'pay', 'pay', 'partly', 'fail', 'chargeBack', 'chargeBack'),
  }),
  fc.record({ does: fc.constantFrom('hear', 'run out', 'spend', 'settle'), which: pick }),
  fc.record({ does: fc.constant('ask' as const), amount: fc.integer({ min: 500, max: 12_000 }) }),
  fc.record({ does: fc.constantFrom('approve', 'reject', 'send', 'never came'), which: pick }),
);
type Step = typeof act extends fc.Arbitrary<infer T> ? T : never;

type World = {
  ready: Awaited<ReturnType<typeof readyMember>>;
  accounts: string[];
  payments: string[];
  asked: string[];
};

const hear = () => tellSandboxPayments(place(), node.app.listeningOrigin);
const one = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];

const bankIsDone = () =>
  asOwner(database.url, `update sandbox_disbursement set settles_at = platform_now() - interval '3 minutes'`);

async function settle(): Promise<void> {
  await bankIsDone();
  const open = await database.db.query<{ id: bigint }>(
    sql`select id from withdrawal where state = 'disbursing'`,
  );
  for (const { id } of open) await reconcileWithdrawal(place(), id);
}

async function freeOf({ ready }: World): Promise<bigint> {
  const [row] = await database.db.query<{ free: bigint }>(sql`
    select balance - held as free from ledger_account
    where kind = 'member' and owner = ${ready.member.memberId} and currency = 'PLY'`);
  return row?.free ?? 0n;
}

async function bring(world: World, amount: number): Promise<void> {
  const { payment } = await beginDeposit(node, world.ready.member, { amount: `${amount}.00` });
  world.payments.push(payment);
  await chooseSandboxPayment(database.db, 'maidan', payment, 'pay');
  await hear();
}

async function takeBack(world: World, which: number): Promise<void> {
  const payment = one(world.payments, which);
  if (payment !== undefined) await chooseSandboxPayment(database.db, 'maidan', payment, 'chargeBack');
  await hear();
}

/** Asked for, approved and with the bank. */
async function sendAll(world: World): Promise<void> {
  const before = world.asked.length;
  await ask(world, Number((await freeOf(world)) / 100n));
  for (const id of world.asked.slice(before)) {
    await approveWithdrawal(place(), { id, ...ACT });
    await disburseWithdrawal(place(), { id, ...ACT });
  }
}

/** Everything the player has free is played away. */
async function spend(world: World): Promise<void> {
  const owner = world.ready.member.memberId;
  const free = await freeOf(world);
  if (free <= 0n) return;
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: `spent:${randomUUID()}`,
    kind: 'bonus',
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner }, amount: -free },
      { account: { kind: 'bonus', owner: '' }, amount: free },
    ],
  });
}

async function ask({ ready, accounts, asked }: World, amount: number): Promise<void> {
  const { body } = await node.callAs(ready.member, requestWithdrawal, {
    operationId: randomUUID(),
    accountId: one(accounts, amount) ?? '',
    amount: `${amount}.00`,
    paymentPassword: PIN,
  });
  if (body.success) asked.push(body.value.id);
}

/** The member says that nothing came, and two persons give it back. */
async function neverCame({ ready }: World, id: string): Promise<void> {
  const { body } = await node.callAs(ready.member, confirmWithdrawal, { id, answer: 'not-received' });
  if (!body.success) return;
  const [row] = await database.db.query<{ remaining: bigint }>(
    sql`select remaining from withdrawal where id = ${id}::bigint`,
  );
  await proposeWithdrawalRefund(place(), { id, amount: row?.remaining ?? 0n, ...ACT });
  await confirmWithdrawalRefund(place(), { id, by: 'Kamal', reason: 'seen' });
}

async function happen(world: World, step: Step): Promise<void> {
  if (step.does === 'deposit') {
    const { payment } = await beginDeposit(node, world.ready.member, { amount: `${step.amount}.00` });
    world.payments.push(payment);
  } else if (step.does === 'pays') {
    const payment = one(world.payments, step.which);
    if (payment !== undefined) await chooseSandboxPayment(database.db, 'maidan', payment, step.choice);
  } else if (step.does === 'bring') await bring(world, step.amount);
  else if (step.does === 'take back') await takeBack(world, step.which);
  else if (step.does === 'send all') await sendAll(world);
  else if (step.does === 'hear') await hear();
  else if (step.does === 'run out') {
    await database.db.query(sql`update deposit set expires_at = platform_now() where state = 'waiting'`);
    await expireDeposits(place());
  } else if (step.does === 'spend') await spend(world);
  else if (step.does === 'settle') await settle();
  else if (step.does === 'ask') await ask(world, step.amount);
  else await decide(world, step.does, one(world.asked, step.which));
}

async function decide(
  world: World,
  does: 'approve' | 'reject' | 'send' | 'never came',
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return;
  if (does === 'approve') await approveWithdrawal(place(), { id, ...ACT });
  else if (does === 'reject') await rejectWithdrawal(place(), { id, ...ACT });
  else if (does === 'send') await disburseWithdrawal(place(), { id, ...ACT });
  else await neverCame(world, id);
}

/** What the provider took in and paid out, and what the ledger has of it. */
async function totals() {
  const [row] = await database.db.query<Record<'tookIn' | 'bookedIn' | 'paidOut' | 'bookedOut', bigint>>(sql`
    select
      (select coalesce(sum(paid), 0)::bigint from sandbox_payment where status in ('paid', 'partly')) as "tookIn",
      (select -coalesce(sum(balance), 0)::bigint from ledger_account where kind = 'deposits_in') as "bookedIn",
      (select coalesce(sum(amount), 0)::bigint from sandbox_disbursement where outcome = 'paid')
        - (select coalesce(sum(amount), 0)::bigint from withdrawal_refund where confirmed_at is not null) as "paidOut",
      (select coalesce(sum(balance), 0)::bigint from ledger_account where kind = 'withdrawals_out') as "bookedOut"`);
  return row;
}

test(
  '[MEM-04] [MEM-06] X1, X5, X6: deposits, charge-backs, holds, withdrawals and refunds in any order: provider and ledger agree at every rest',
  { timeout: 240_000 },
  async () => {
    const ready = await readyMember(node);
    // One that pays, and one whose bank refuses in the end.
    const accounts = [ready.accountId, await bindAccount(database.db, ready.member.memberId, '01755510001')];
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (steps) => {
        const world: World = { ready, accounts, payments: [], asked: [] };
        for (const step of steps) await happen(world, step);
        await database.db.query(
          sql`update sandbox_payment set tell_at = platform_now() where tell_at is not null`,
        );
        while ((await hear()) > 0);
        await creditHeldDeposits(place());
        await settle();
        for (const id of world.asked) await rejectWithdrawal(place(), { id, ...ACT });
        const sums = await totals();
        expect([sums?.bookedIn, sums?.bookedOut]).toEqual([sums?.tookIn, sums?.paidOut]);
        expect((await reconcile(database.db)).faults).toEqual([]);
        expect((await compareProviders(place())).faults).toEqual([]);
        const left = await database.db.query(sql`
          select from ledger_hold where state = 'reserved' union all select from withdrawal where state = 'disbursing'`);
        expect(left).toEqual([]);
        for (const { id } of await database.db.query<{ id: bigint }>(
          sql`select id from deposit where state in ('created', 'waiting')`,
        ))
          await runOut(database.db, id.toString());
        await expireDeposits(place());
      }),
      { numRuns: 20 },
    );
  },
);

test('X5: reconcile names an order that the provider has paid and nobody has booked, also while it is open', async () => {
  const ready = await readyMember(node);
  const world: World = { ready, accounts: [ready.accountId], payments: [], asked: [] };
  await ask(world, 2_000);
  const [id = ''] = world.asked;
  await approveWithdrawal(place(), { id, ...ACT });
  expect(await disburseWithdrawal(place(), { id, ...ACT })).toBe('waiting');
  await bankIsDone();
  await database.db.query(
    sql`update withdrawal set moved_at = moved_at - interval '3 minutes' where id = ${id}::bigint`,
  );
  expect((await reconcile(database.db)).faults).toEqual([
    `the provider paid 199000 under MW-${id}, and withdrawal ${id} is disbursing: nothing is booked`,
  ]);
  expect((await compareProviders(place())).faults).toEqual([
    `withdrawal ${id} is open here; the provider says paid of 1990.00 PLY`,
  ]);
  await settle();
  expect((await reconcile(database.db)).faults).toEqual([]);
});
