import { randomUUID } from 'node:crypto';
import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { takeBackWithdrawal } from '@maidan/contract/withdrawal/take-back-withdrawal.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import type { DisbursementAnswer } from '#adapters/payment/payment-provider.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { reserveHold } from '#ledger/hold.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { ACT, bindAccount, giveDeposit } from '#testing/withdrawals.ts';
import { disburseWithdrawal, reconcileWithdrawal, type Disburser } from './disburse-withdrawal.ts';
import { closeDueWithdrawals } from './due-withdrawals.ts';
import { confirmWithdrawalRefund, proposeWithdrawalRefund } from './refund-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';
import { insertWithdrawal } from './withdrawal.store.ts';

const AMOUNT = 100_00n;
const FEE = 1_00n;

let otherDb: Database;
let nodes: readonly [TestApp, TestApp];

const database = await databaseForThisFile();
beforeAll(async () => {
  otherDb = openDatabase({ url: database.url, maxConnections: 10, waitMs: TEST_WAIT_MS });
  nodes = [await createTestApp(database), await createTestApp({ db: otherDb, url: database.url })];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await otherDb.close();
});

/** Asked for without the door, whose payment password would take most of the time. */
async function request(db: Database, memberId: string, accountId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const operationId = randomUUID();
    const { holdId, outcome } = await reserveHold(tx, {
      merchant: 'maidan',
      key: `withdrawal:${memberId}:${operationId}`,
      currency: 'PLY',
      account: { kind: 'member', owner: memberId },
      amount: AMOUNT,
    });
    if (holdId === null) throw new Error(`the hold was ${outcome}`);
    const made = { merchant: 'maidan', memberId, operationId, accountId: BigInt(accountId), currency: 'PLY' };
    return String(await insertWithdrawal(tx, { ...made, amount: AMOUNT, fee: FEE, holdId }));
  });
}

type Actor =
  | 'approve'
  | 'reject'
  | 'take back'
  | 'disburse'
  | 'reconcile'
  | 'received'
  | 'partly'
  | 'not-received'
  | 'close'
  | 'propose'
  | 'refund';

type Step = { actor: Actor; node: 0 | 1; outcome: DisbursementAnswer; late: boolean };
/** All of one batch act at once. */
const batches = fc.array(
  fc.array(
    fc.record({
      actor: fc.constantFrom<Actor>(
        'approve',
        'reject',
        'take back',
        'disburse',
        'disburse',
        'reconcile',
        'received',
        'partly',
        'not-received',
        'close',
        'propose',
        'refund',
      ),
      node: fc.constantFrom<0 | 1>(0, 1),
      outcome: fc.constantFrom<DisbursementAnswer>('accepted', 'accepted', 'refused', 'unknown'),
      late: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 4, maxLength: 7 },
);

/** A bank that decides once, whatever it lets anybody hear. */
function bank(): (heard: DisbursementAnswer) => Disburser {
  let decided: 'paid' | 'failed' | null = null;
  return (heard) => ({
    disburse: async () => {
      decided ??= heard === 'refused' ? 'failed' : 'paid';
      if (heard === 'unknown') return 'unknown';
      return decided === 'paid' ? 'accepted' : 'refused';
    },
    readDisbursement: async () => decided ?? 'missing',
  });
}

async function act(step: Step, id: string, member: MemberCaller, provider: Disburser) {
  const node = nodes[step.node];
  const { platform } = node.app;
  const confirm = (answer: 'received' | 'not-received') =>
    node.callAs(member, confirmWithdrawal, { id, answer });
  const acts: Record<Actor, () => Promise<unknown>> = {
    approve: () => approveWithdrawal(platform, { id, ...ACT }),
    reject: () => rejectWithdrawal(platform, { id, ...ACT }),
    'take back': () => node.callAs(member, takeBackWithdrawal, { id }),
    disburse: () => disburseWithdrawal(platform, { id, ...ACT }, provider),
    reconcile: () => reconcileWithdrawal(platform, BigInt(id), provider),
    received: () => confirm('received'),
    partly: () =>
      node.callAs(member, confirmWithdrawal, { id, answer: 'partly', received: '40.00', remaining: '59.00' }),
    'not-received': () => confirm('not-received'),
    close: async () => {
      if (step.late)
        await platform.db.query(
          sql`update withdrawal set confirm_by = platform_now() where id = ${id}::bigint and state = 'disbursed'`,
        );
      await closeDueWithdrawals(platform);
    },
    propose: () => proposeWithdrawalRefund(platform, { id, amount: 59_00n, ...ACT }),
    refund: () => confirmWithdrawalRefund(platform, { id, by: 'Kamal', reason: 'the bank agrees' }),
  };
  await acts[step.actor]();
}

const NEXT: Readonly<Record<string, readonly string[]>> = {
  requested: ['approved', 'rejected', 'taken-back'],
  approved: ['disbursing', 'rejected'],
  disbursing: ['disbursed', 'failed'],
  disbursed: ['received', 'partly', 'not-received', 'auto-received'],
  partly: ['refunded'],
  'not-received': ['refunded'],
  'auto-received': ['refunded'],
};
const HELD = new Set(['requested', 'approved', 'disbursing']);
const FREE = new Set(['rejected', 'taken-back', 'failed']);

async function expectSound(id: string, memberId: string, before: bigint): Promise<void> {
  const [row] = await database.db.query<{
    state: string;
    version: number;
    hold: string;
    refunded: bigint | null;
    received: bigint | null;
    steps: string[];
  }>(sql`
    select w.state, w.version, h.state as hold, w.received,
      (select amount from withdrawal_refund f where f.withdrawal_id = w.id and f.confirmed_at is not null) as refunded,
      array(select s.state from withdrawal_step s where s.withdrawal_id = w.id order by s.version) as steps
    from withdrawal w join ledger_hold h on h.merchant = w.merchant and h.id = w.hold_id where w.id = ${id}::bigint`);
  if (row === undefined) throw new Error('it is gone');
  // X2: one path through the states, each once.
  expect(row.steps.length).toBe(row.version);
  row.steps.slice(1).forEach((state, index) => expect(NEXT[row.steps[index] ?? '']).toContain(state));
  expect(row.steps.at(-1)).toBe(row.state);
  // X1: the hold ended once, in the way the state says.
  expect(row.hold).toBe(HELD.has(row.state) ? 'reserved' : FREE.has(row.state) ? 'voided' : 'posted');
  // X3: what came back is never more than what is missing of what was sent.
  expect(row.refunded ?? 0n).toBeLessThanOrEqual(AMOUNT - FEE - (row.received ?? 0n));
  expect(row.state === 'refunded').toBe(row.refunded !== null);
  const gone = row.hold === 'posted' ? AMOUNT - (row.refunded ?? 0n) : 0n;
  const { balance } = await readBalance(database.db, {
    merchant: 'maidan',
    owner: memberId,
    currency: 'PLY',
  });
  expect(balance).toBe(before - gone);
}

test('[MEM-06] X1 to X5: whatever members, operators, banks and nodes do at once, one way is gone and the money agrees', async () => {
  const member = await nodes[0].registerAndLogin();
  const accountId = await bindAccount(database.db, member.memberId);
  await giveDeposit(database.db, member.memberId, 1_000_000_00n);
  await fc.assert(
    fc.asyncProperty(batches, async (plan) => {
      const owner = { merchant: 'maidan', owner: member.memberId, currency: 'PLY' };
      const { balance } = await readBalance(database.db, owner);
      const id = await request(database.db, member.memberId, accountId);
      const hears = bank();
      for (const batch of plan)
        await Promise.all(batch.map((step) => act(step, id, member, hears(step.outcome))));
      await expectSound(id, member.memberId, balance);
    }),
    { numRuns: 25 },
  );
  expect(await checkLedger(database.db)).toEqual([]);
});
