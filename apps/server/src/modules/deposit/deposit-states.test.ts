import { randomUUID } from 'node:crypto';
import { confirmTransfer } from '@maidan/contract/deposit/confirm-transfer.ts';
import { DEPOSIT_STATES, type DepositState } from '@maidan/contract/deposit/deposit.ts';
import { minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { balanceOf, beginDeposit, depositRow, runOut, sayCallback } from '#testing/deposits.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { decide } from './deposit-states.ts';
import { expireDeposits } from './expire-deposits.ts';
import { approveSandboxTransfers, reviewDeposit } from './review-deposit.ts';

let nodes: [TestApp, TestApp];
const database = await databaseForThisFile({ maxConnections: 20 });
beforeAll(async () => {
  nodes = [await createTestApp(database), await createTestApp(database)];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
});

const AMOUNT = 50_000n;
const CREDITED: ReadonlySet<DepositState> = new Set(['paid', 'partly', 'late']);

const anyNews = fc.record({
  status: fc.constantFrom('pending', 'paid', 'partly', 'failed', 'charged_back'),
  amount: fc.constantFrom(0n, 1n, 20_000n, AMOUNT, AMOUNT + 1n).map((value) => minor(value)),
  currency: fc.constantFrom('PLY', 'PLY', 'PLY', 'FUN'),
});

/** A payer who has not been heard of, and a transfer that somebody looks at. */
const anyStart = fc.constantFrom<DepositState>('waiting', 'review');

test('[MEM-04] X6: whatever is said in whatever order, a deposit is credited at most once and only by what fits', () => {
  fc.assert(
    fc.property(
      anyStart,
      fc.array(fc.oneof(anyNews, fc.constant('expire' as const)), { maxLength: 12 }),
      (start, said) => {
        const known = {
          state: start,
          amount: AMOUNT,
          paid: null as bigint | null,
          currency: 'PLY',
        };
        let credits = 0;
        let reversals = 0;
        const wrong: unknown[] = [];
        for (const news of said) {
          if (news === 'expire') {
            if (known.state === 'waiting') known.state = 'expired';
            continue;
          }
          const decision = decide(known, news);
          if (typeof decision === 'string') continue;
          if (CREDITED.has(decision.to)) {
            credits += 1;
            const fits = decision.to === 'partly' ? news.amount < AMOUNT : news.amount === AMOUNT;
            if (!fits || news.currency !== 'PLY') wrong.push(news);
            known.paid = news.amount;
          }
          if (decision.to === 'charged_back') {
            reversals += 1;
            // Taken back before it was heard of: it came and went, and is known from then on.
            if (known.paid === null) credits += 1;
            known.paid = news.amount;
          }
          known.state = decision.to;
        }
        expect(wrong).toEqual([]);
        expect(credits).toBeLessThanOrEqual(1);
        expect(reversals).toBeLessThanOrEqual(credits);
        expect(DEPOSIT_STATES).toContain(known.state);
      },
    ),
    { numRuns: 2_000 },
  );
});

type News = Parameters<typeof decide>[1];

/** Everything a provider may truthfully say of one payment: that it is under way, that a try failed, what came, and that it went. */
const history = fc.record({
  money: fc.constantFrom<[News['status'], bigint]>(['paid', AMOUNT], ['partly', 20_000n]),
  says: fc.subarray(['pending', 'failed', 'money', 'charged_back'] as const, { minLength: 1 }),
  repeats: fc.integer({ min: 0, max: 2 }),
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

/** Where a deposit ends when all of this is said. */
function endOf(start: DepositState, said: readonly News[]): string {
  const known = { state: start, amount: AMOUNT, paid: null as bigint | null, currency: 'PLY' };
  for (const news of said) {
    const decision = decide(known, news);
    if (typeof decision === 'string') continue;
    if (decision.to !== 'failed') known.paid = news.amount;
    known.state = decision.to;
  }
  return `${known.state} ${known.paid}`;
}

test('[MEM-04] X6: whatever the order in which a provider brings its news, a deposit ends in the same state', () => {
  fc.assert(
    fc.property(fc.constantFrom<DepositState>('waiting', 'review', 'expired'), history, (start, given) => {
      const { money, says, repeats } = given;
      const news = says.map((word): News => {
        const [status, amount] = word === 'money' ? money : [word, word === 'charged_back' ? money[1] : 0n];
        return { status, amount: minor(amount), currency: 'PLY' };
      });
      const all = permutations([...news, ...news.slice(0, repeats)]);
      expect(new Set(all.map((said) => endOf(start, said))).size).toBe(1);
    }),
  );
});

const NEWS = ['paid', 'charged_back', 'failed'] as const;

test('[MEM-04] X6: the same on the rows and in the ledger, with the deadline at any place between', async () => {
  const member = await nodes[0].registerAndLogin();
  const before = await balanceOf(database.db, member.memberId);
  for (const order of permutations([...NEWS, 'expire' as const])) {
    const { deposit, payment } = await beginDeposit(nodes[0], member);
    for (const act of order) {
      if (act !== 'expire') await sayCallback(nodes[1], { payment, ...WORDS[act] });
      else {
        await runOut(database.db, deposit.id);
        await expireDeposits(nodes[0].app.platform);
      }
    }
    const row = await depositRow(database.db, deposit.id);
    expect([order.join(), row?.state, row?.postings]).toEqual([order.join(), 'charged_back', 2]);
  }
  expect(await balanceOf(database.db, member.memberId)).toBe(before);
});

const actor = fc.record({
  node: fc.constantFrom(0, 1),
  act: fc.constantFrom(
    'paid',
    'partly',
    'failed',
    'charged_back',
    'expire',
    'other currency',
    'too much',
    'again',
  ),
});

test('[MEM-04] X6: with several actors at once on two nodes the row, its steps and the ledger tell the same story', async () => {
  const member = await nodes[0].registerAndLogin();
  await fc.assert(
    fc.asyncProperty(fc.array(actor, { minLength: 2, maxLength: 8 }), async (actors) => {
      const operationId = randomUUID();
      const { deposit, payment } = await beginDeposit(nodes[0], member, { operationId });
      const before = await balanceOf(database.db, member.memberId);
      await Promise.all(
        actors.map(async ({ node, act }) => {
          const at = nodes[node] ?? nodes[0];
          if (act === 'again') return void (await beginDeposit(at, member, { operationId }));
          if (act === 'expire') {
            await runOut(database.db, deposit.id);
            return void (await expireDeposits(at.app.platform));
          }
          await sayCallback(at, { payment, ...WORDS[act] });
        }),
      );
      const row = await depositRow(database.db, deposit.id);
      const after = await balanceOf(database.db, member.memberId);
      expect(after - before).toBe(row?.state === 'charged_back' ? 0n : (row?.credited ?? 0n));
      expect(row?.postings).toBe(row?.state === 'charged_back' ? 2 : row?.credited === null ? 0 : 1);
      const told = (row?.steps ?? []).filter((step) => step !== 'mismatch');
      expect(new Set(told).size).toBe(told.length);
      expect(told.at(-1)).toBe(row?.state);
      // Nothing may wait for ever: the next run begins with a clean slate.
      await runOut(database.db, deposit.id);
      await expireDeposits(nodes[1].app.platform);
    }),
    { numRuns: 60 },
  );
  expect(await checkLedger(database.db)).toEqual([]);
});

const person = fc.record({
  node: fc.constantFrom(0, 1),
  act: fc.constantFrom('approve', 'approve part', 'reject', 'charge-back', 'confirm', 'expire', 'accept all'),
});

test('[MEM-04] X6: the same of a transfer in review, with several persons and due work at once on two nodes', async () => {
  const member = await nodes[0].registerAndLogin();
  const begin = () => beginDeposit(nodes[0], member, { methodId: 'bank-transfer', amount: '500.00' });
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 2, maxLength: 8 }), async (persons) => {
      const { deposit } = await begin();
      const confirm = (at: TestApp) => at.callAs(member, confirmTransfer, { id: deposit.id, proofs: [] });
      expect((await confirm(nodes[0])).status).toBe(200);
      const before = await balanceOf(database.db, member.memberId);
      await Promise.all(
        persons.map(async ({ node, act }) => {
          const at = nodes[node] ?? nodes[0];
          if (act === 'confirm') return void (await confirm(at));
          if (act === 'expire') {
            await runOut(database.db, deposit.id);
            return void (await expireDeposits(at.app.platform));
          }
          if (act === 'accept all') {
            await database.db.query(sql`
                update deposit set review_at = platform_now() where id = ${deposit.id}::bigint and state = 'review'`);
            return void (await approveSandboxTransfers(at.app.platform));
          }
          await reviewDeposit(at.app.platform, { id: BigInt(deposit.id), ...BY, ...VERDICTS[act] });
        }),
      );
      const row = await depositRow(database.db, deposit.id);
      const after = await balanceOf(database.db, member.memberId);
      // Nothing runs out once somebody looks at it.
      expect(['review', 'paid', 'partly', 'failed', 'charged_back']).toContain(row?.state);
      expect(after - before).toBe(row?.state === 'charged_back' ? 0n : (row?.credited ?? 0n));
      expect(row?.postings).toBe(row?.state === 'charged_back' ? 2 : row?.credited === null ? 0 : 1);
      const told = row?.steps ?? [];
      expect(new Set(told).size).toBe(told.length);
      expect(told.at(-1)).toBe(row?.state);
      const [noted] = await database.db.query<{ done: number }>(sql`
          select count(*)::int as done from audit_entry where subject = ${`deposit:${deposit.id}`}`);
      // Each step after the review was somebody's, and each verdict that counted is one of them.
      expect(noted?.done).toBe(told.length - told.indexOf('review') - 1);
      await reviewDeposit(nodes[1].app.platform, { id: BigInt(deposit.id), ...BY, act: 'reject' });
    }),
    { numRuns: 40 },
  );
  expect(await checkLedger(database.db)).toEqual([]);
});

const BY = { by: 'rina', reason: 'seen on the statement' };
const VERDICTS = {
  approve: { act: 'approve' },
  'approve part': { act: 'approve', amount: 200_00n },
  reject: { act: 'reject' },
  'charge-back': { act: 'charge-back' },
} as const;

const WORDS = {
  paid: { status: 'paid', amount: '500.00', currency: 'PLY' },
  partly: { status: 'partly', amount: '200.00', currency: 'PLY' },
  failed: { status: 'failed', amount: '0.00', currency: 'PLY' },
  charged_back: { status: 'charged_back', amount: '500.00', currency: 'PLY' },
  'other currency': { status: 'paid', amount: '500.00', currency: 'FUN' },
  'too much': { status: 'paid', amount: '900.00', currency: 'PLY' },
} as const;
