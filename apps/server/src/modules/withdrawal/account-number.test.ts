import { addPayoutAccount } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import type { Disbursement } from '#adapters/payment/payment-provider.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import {
  accountInput,
  ACT,
  bindAccount,
  PIN,
  QUICK_BANK,
  readyMember,
  requested,
} from '#testing/withdrawals.ts';
import { openNumber, sealNumber } from './account-number.ts';
import { disburseWithdrawal, orderWithdrawal } from './disburse-withdrawal.ts';
import { reconcileDisbursing } from './due-withdrawals.ts';
import { approveWithdrawal } from './review-withdrawal.ts';
import { sealPlainNumbers } from './seal-plain-numbers.ts';

const NUMBER = '01755598761';

let node: TestApp;
let logged = '';

const database = await databaseForThisFile();
beforeAll(async () => {
  const logStream = { write: (line: string) => void (logged += line) };
  node = await createTestApp({ ...database, logStream });
});
afterAll(async () => {
  await node.close();
});

async function withPin(): Promise<MemberCaller> {
  const member = await node.registerAndLogin();
  const form = { password: member.password, paymentPassword: PIN, confirmPaymentPassword: PIN };
  await node.callAs(member, setPaymentPassword, form);
  return member;
}

const rowsOf = ({ memberId }: MemberCaller) =>
  database.db.query<{ number: string | null; sealed: Buffer; print: Buffer; end: string }>(sql`
    select number, number_sealed as sealed, number_print as print, number_end as end
    from payout_account where member_id = ${memberId}::bigint order by id`);

test('[MEM-14] a sealed number opens for its owner and bank alone, and not with another secret', () => {
  const secret = Buffer.alloc(32, 7);
  const place = { memberId: '5', institution: 'SHAPLA_PAY' };
  const { sealed } = sealNumber({ secret }, place, NUMBER);
  expect(openNumber({ secret }, place, sealed)).toBe(NUMBER);
  expect(() => openNumber({ secret }, { ...place, memberId: '6' }, sealed)).toThrow('unable to authenticate');
  expect(() => openNumber({ secret }, { ...place, institution: 'DOEL_CASH' }, sealed)).toThrow(
    'unable to authenticate',
  );
  expect(() => openNumber({ secret: Buffer.alloc(32, 8) }, place, sealed)).toThrow('unable to authenticate');
});

test('[MEM-14] a bound number stands nowhere in the database, in no answer and in no log', async () => {
  const member = await withPin();
  const answer = await node.callAs(member, addPayoutAccount, accountInput(NUMBER));
  expect(answer.status).toBe(200);
  expect(answer.raw.body).not.toContain(NUMBER);
  const [row] = await rowsOf(member);
  expect([row?.number, row?.end]).toEqual([null, '8761']);
  const [dump] = await database.db.query<{ text: string }>(
    sql`select string_agg(to_jsonb(a)::text, '') as text from payout_account a`,
  );
  expect(dump?.text).not.toContain(NUMBER);
  expect(dump?.text).not.toContain(Buffer.from(NUMBER).toString('hex'));
  expect(logged).not.toBe('');
  expect(logged).not.toContain(NUMBER);
});

test('[MEM-14] the same number twice is known by its print, also when both come at once', async () => {
  const member = await withPin();
  const both = await Promise.all(
    [0, 1].map(() => node.callAs(member, addPayoutAccount, accountInput(NUMBER))),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.map(({ body }) => (body.success ? '' : body.code))).toContain('PAYOUT_ACCOUNT_TAKEN');
  expect(await rowsOf(member)).toHaveLength(1);
});

test('[MEM-14] a number from before is sealed once, by whichever node looks first, and money still finds it', async () => {
  const ready = await readyMember(node, NUMBER);
  await bindAccount(database.db, ready.member.memberId, '01755598762');
  const done = await Promise.all([0, 1].map(() => sealPlainNumbers(node.app.platform)));
  expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
  expect(await sealPlainNumbers(node.app.platform)).toBe(0);
  expect((await rowsOf(ready.member)).map(({ number, end }) => [number, end])).toEqual([
    [null, '8761'],
    [null, '8762'],
  ]);
  const id = await requested(node, ready);
  await approveWithdrawal(node.app.platform, { id, ...ACT });
  const orders: Disbursement[] = [];
  const bank = {
    ...QUICK_BANK,
    disburse: (order: Disbursement) => {
      orders.push(order);
      return QUICK_BANK.disburse(order);
    },
  };
  expect(await disburseWithdrawal(node.app.platform, { id, ...ACT }, bank)).toBe('disbursed');
  expect(orders.map(({ account }) => account.number)).toEqual([NUMBER]);
});

test('X5: an order written at a desk without keys is sent by a node, once; the simulated bank keeps no whole number', async () => {
  const ready = await readyMember(node, '01755598763');
  await sealPlainNumbers(node.app.platform);
  const id = await requested(node, ready);
  const desk = { ...node.app.platform, config: { ...node.app.platform.config, secret: Buffer.alloc(32, 1) } };
  expect(await orderWithdrawal(desk, { id, ...ACT })).toBe('not-approved');
  await approveWithdrawal(desk, { id, ...ACT });
  expect(await orderWithdrawal(desk, { id, ...ACT })).toBe('ordered');
  await database.db.query(sql`
    update withdrawal set moved_at = platform_now() - interval '5 seconds' where id = ${id}::bigint`);
  await reconcileDisbursing(node.app.platform);
  const sent = await database.db.query(sql`
    select account from sandbox_disbursement where reference = ${`MW-${id}`}`);
  expect(sent).toEqual([{ account: { bank: 'SHAPLA_PAY', number: '•••• 8763' } }]);
});

test('the ledger adds up after all of it', async () => {
  expect(await checkLedger(database.db)).toEqual([]);
});
