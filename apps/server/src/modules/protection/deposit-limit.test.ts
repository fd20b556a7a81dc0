import { randomUUID } from 'node:crypto';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let nodes: [TestApp, TestApp];

beforeAll(async () => {
  database = await createTestDatabase();
  nodes = [await createTestApp(database), await createTestApp(database)];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database.drop();
});

const deposit = async (member: MemberCaller, amount: string, node = nodes[0]) => {
  const input = { operationId: randomUUID(), methodId: 'sandbox-pay', amount };
  const { body } = await node.callAs(member, startDeposit, input);
  return body.success ? 'OK' : body.code;
};
const begun = async (member: MemberCaller) => {
  const [row] = await database.db.query<{ total: string }>(
    sql`select coalesce(sum(amount), 0)::text as total from deposit where member_id = ${member.memberId}::bigint`,
  );
  return Number(row?.total) / 100;
};

test('R2: nobody pays in during a break, and no row is left', async () => {
  const member = await nodes[0].registerAndLogin();
  await nodes[0].callAs(member, startBreak, { length: '24h' });
  expect(await deposit(member, '500.00', nodes[1])).toBe('ON_BREAK');
  await nodes[1].callAs(member, startBreak, { length: 'forever' });
  expect(await deposit(member, '500.00')).toBe('ON_BREAK_FOREVER');
  expect(await begun(member)).toBe(0);
});

test('R1: deposits begun at once on two nodes stay below the tightest limit together', async () => {
  const member = await nodes[0].registerAndLogin();
  for (const [period, value] of [
    ['month', '2000.00'],
    ['day', '250.00'],
  ] as const)
    await nodes[0].callAs(member, setLimit, { kind: 'deposit', period, value });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => deposit(member, '100.00', nodes[index % 2 === 0 ? 0 : 1])),
  );
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(2);
  expect(new Set(answers)).toEqual(new Set(['OK', 'OWN_LIMIT_REACHED']));
  expect(await begun(member)).toBe(200);
});

test('R1: a deposit that failed gives its room back', async () => {
  const member = await nodes[0].registerAndLogin();
  await nodes[0].callAs(member, setLimit, { kind: 'deposit', period: 'day', value: '100.00' });
  expect(await deposit(member, '100.00')).toBe('OK');
  expect(await deposit(member, '100.00')).toBe('OWN_LIMIT_REACHED');
  await database.db.query(
    sql`update deposit set state = 'failed' where member_id = ${member.memberId}::bigint`,
  );
  expect(await deposit(member, '100.00')).toBe('OK');
});
