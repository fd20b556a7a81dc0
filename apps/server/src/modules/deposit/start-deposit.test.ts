import { randomUUID } from 'node:crypto';
import { getDeposit } from '@maidan/contract/deposit/get-deposit.ts';
import { listDepositMethods } from '@maidan/contract/deposit/list-deposit-methods.ts';
import { listDeposits } from '@maidan/contract/deposit/list-deposits.ts';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { writeCursor } from '#call/cursor.ts';
import { beginDeposit, depositRow, runOut } from '#testing/deposits.ts';
import { startPersonProvider } from '#testing/stand-ins/person-provider.ts';
import { createTestApp, type MemberCaller } from '#testing/test-app.ts';
import { expireDeposits } from './expire-deposits.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');
const ask = (
  member: MemberCaller,
  amount: string,
  methodId = 'sandbox-pay',
  operationId: string = randomUUID(),
) => node.callAs(member, startDeposit, { operationId, methodId, amount });
const countOf = async (member: MemberCaller) => {
  const [row] = await database.db.query<{ count: number }>(
    sql`select count(*)::int as count from deposit where member_id = ${member.memberId}::bigint`,
  );
  return row?.count;
};

async function changeMethod(id: string, change: Record<string, unknown>): Promise<() => Promise<void>> {
  const { settings } = node.app.platform;
  const before = await settings.get('depositMethods');
  await settings.change(
    'depositMethods',
    before.map((method) => (method.id === id ? { ...method, ...change } : method)),
  );
  return () => settings.change('depositMethods', [...before]);
}

test.each([
  ['99.99', 'sandbox-pay', 'DEPOSIT_OUT_OF_BOUNDS'],
  ['50000.01', 'sandbox-pay', 'DEPOSIT_OUT_OF_BOUNDS'],
  ['500.00', 'nobody-knows', 'DEPOSIT_METHOD_CLOSED'],
  ['-500.00', 'sandbox-pay', 'BAD_REQUEST'],
  ['0.00', 'sandbox-pay', 'BAD_REQUEST'],
  ['1e3', 'sandbox-pay', 'BAD_REQUEST'],
  ['500.001', 'sandbox-pay', 'BAD_REQUEST'],
])('[MEM-04] %s by %s is refused, and no row is left', async (amount, methodId, code) => {
  const member = await node.registerAndLogin();
  expect(codeOf(await ask(member, amount, methodId))).toBe(code);
  expect(await countOf(member)).toBe(0);
});

test('[MEM-04] the refusal names the bounds', async () => {
  const member = await node.registerAndLogin();
  const { body } = await ask(member, '1.00');
  expect(body).toMatchObject({ message: 'This method takes amounts from ৳100.00 to ৳50,000.00.' });
});

test.each(['closed', 'excluded'])('[MEM-04] R2: an account that is %s begins no deposit', async (status) => {
  const member = await node.registerAndLogin();
  await database.db.query(sql`update member set status = ${status} where id = ${member.memberId}::bigint`);
  expect(codeOf(await ask(member, '500.00'))).not.toBe('OK');
  expect(await countOf(member)).toBe(0);
});

test.each([
  [1, 'MAINTENANCE'],
  [2, 'ACCESS_RESTRICTED'],
] as const)('[MEM-04] T14: nothing begins while the site is closed (%s)', async (status, code) => {
  const member = await node.registerAndLogin();
  await node.app.platform.settings.change('systemStatus', status);
  const answer = await ask(member, '500.00');
  await node.app.platform.settings.change('systemStatus', 0);
  expect(codeOf(answer)).toBe(code);
  expect(await countOf(member)).toBe(0);
});

test('[MEM-04] a way that is switched off is not offered; one that is closed now is shown and refused', async () => {
  const member = await node.registerAndLogin();
  const hour = new Date().getUTCHours();
  const back = await changeMethod('taka-wallet', {
    hours: { opens: clock(hour + 2), closes: clock(hour + 3), timeZone: 'UTC' },
  });
  const listed = await node.callAs(member, listDepositMethods, { language: 'bn' });
  expect(listed.body.success && listed.body.value.methods.map(({ name, open }) => [name, open])).toEqual([
    ['স্যান্ডবক্স পে', true],
    ['টাকা ওয়ালেট', false],
    ['ব্যাংক ট্রান্সফার', true],
  ]);
  expect(codeOf(await ask(member, '500.00', 'taka-wallet'))).toBe('DEPOSIT_METHOD_CLOSED');
  await back();
  const again = await changeMethod('taka-wallet', { enabled: false });
  expect(codeOf(await ask(member, '500.00', 'taka-wallet'))).toBe('DEPOSIT_METHOD_CLOSED');
  await again();
  expect(codeOf(await ask(member, '500.00', 'taka-wallet'))).toBe('OK');
});

test('[MEM-04] real money has no way in until an operator connects one', async () => {
  const provider = await startPersonProvider();
  const production = await createTestApp({
    ...database,
    ...provider.checks,
    merchant: 'real',
    profile: 'production',
  });
  const member = await production.registerAndLogin();
  const listed = await production.callAs(member, listDepositMethods, {});
  expect(listed.body.success && listed.body.value.methods).toEqual([]);
  const page = await production.app.inject({ url: `/sandbox/pay/${'a'.repeat(32)}` });
  expect(page.statusCode).toBe(404);
  await production.close();
  await provider.stop();
});

test.each([
  ['a fee that eats the amount', { feeFixed: '100.00' }],
  ['a preset out of bounds', { presets: ['1.00'] }],
  ['max below min', { max: '1.00' }],
  ['a time zone of nowhere', { hours: { opens: '08:00', closes: '20:00', timeZone: 'Nowhere/Town' } }],
  ['a page without a provider', { kind: 'bank' }],
  ['the id of another', { id: 'taka-wallet' }],
])('an operator cannot set %s', async (_what, change) => {
  await expect(changeMethod('sandbox-pay', change)).rejects.toThrow('depositMethods is not accepted');
});

test('[MEM-04] the same press twice, and twenty at once, is one deposit; with another amount it is refused', async () => {
  const member = await node.registerAndLogin();
  const operationId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(member, '500.00', 'sandbox-pay', operationId)),
  );
  const ids = new Set(answers.map(({ body }) => (body.success ? body.value.id : body.code)));
  expect(ids.size).toBe(1);
  expect(await countOf(member)).toBe(1);
  expect(codeOf(await ask(member, '500.01', 'sandbox-pay', operationId))).toBe('OPERATION_CONFLICT');
  const payments = await database.db.query(
    sql`select from sandbox_payment where reference = (select reference from deposit where operation_id = ${operationId}::uuid)`,
  );
  expect(payments).toHaveLength(1);
});

test('[MEM-04] only so many wait at once, however fast somebody presses', async () => {
  const member = await node.registerAndLogin();
  const answers = await Promise.all(Array.from({ length: 9 }, () => ask(member, '100.00')));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(5);
  expect(await countOf(member)).toBe(5);
});

test('[MEM-04] fee and what arrives are said before anything is paid, in whole minor units', async () => {
  const member = await node.registerAndLogin();
  const { deposit } = await beginDeposit(node, member, { methodId: 'taka-wallet', amount: '333.33' });
  expect([deposit.fee, deposit.arrives, deposit.state]).toEqual(['6.99', '326.34', 'waiting']);
  expect(deposit.payUrl).toMatch(/^http:\/\/localhost:3000\/sandbox\/pay\/[a-f0-9]{32}$/);
});

test('nobody reads the deposit of another, by id or by cursor', async () => {
  const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const { deposit } = await beginDeposit(node, one);
  expect(codeOf(await node.callAs(other, getDeposit, { id: deposit.id }))).toBe('NOT_FOUND');
  const cursor = writeCursor(BigInt(deposit.id) + 1n);
  const listed = await node.callAs(other, listDeposits, { cursor });
  expect(listed.body.success && listed.body.value).toEqual({ deposits: [], nextCursor: null });
  expect(codeOf(await node.callAs(one, listDeposits, { cursor: '1-2' }))).toBe('BAD_REQUEST');
});

test('[MEM-04] the history is newest first, and its pages hold every deposit once', async () => {
  const member = await node.registerAndLogin();
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await beginDeposit(node, member)).deposit.id);
  const read = async (cursor: string | null) => {
    const answer = await node.callAs(member, listDeposits, {
      pageSize: '2',
      ...(cursor === null ? {} : { cursor }),
    });
    if (!answer.body.success) throw new Error(answer.raw.body);
    return answer.body.value;
  };
  const seen: string[] = [];
  for (let page = await read(null); ; page = await read(page.nextCursor)) {
    seen.push(...page.deposits.map(({ id }) => id));
    if (page.nextCursor === null) break;
  }
  expect(seen).toEqual(made);
});

test('[MEM-04] what nobody pays runs out by the clock of the database, once on two nodes', async () => {
  const other = await createTestApp(database);
  const member = await node.registerAndLogin();
  const { deposit } = await beginDeposit(node, member);
  expect(await expireDeposits(node.app.platform)).toBe(0);
  await runOut(database.db, deposit.id);
  await Promise.all([node, other, node, other].map(({ app }) => expireDeposits(app.platform)));
  expect(await depositRow(database.db, deposit.id)).toMatchObject({
    state: 'expired',
    steps: ['created', 'waiting', 'expired'],
    postings: 0,
  });
  await other.close();
});
