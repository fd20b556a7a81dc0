import { randomUUID } from 'node:crypto';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import { getProtection } from '@maidan/contract/protection/get-protection.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { creditHeldDeposits } from '#modules/deposit/credit-held.ts';
import { expireDeposits } from '#modules/deposit/expire-deposits.ts';
import { reviewDeposit } from '#modules/deposit/review-deposit.ts';
import { asOwner } from '#testing/as-owner.ts';
import { balanceOf, beginDeposit, runOut, sayCallback } from '#testing/deposits.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';

let nodes: [TestApp, TestApp];

const database = await databaseForThisFile();
beforeAll(async () => {
  nodes = [await createTestApp(database), await createTestApp(database)];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
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

const rowsOf = async ({ memberId }: MemberCaller) =>
  (
    await database.db.query<{ state: string }>(
      sql`select state from deposit where member_id = ${memberId}::bigint order by id`,
    )
  ).map(({ state }) => state);
const used = async (member: MemberCaller) => {
  const { body } = await nodes[0].callAs(member, getProtection, {});
  return body.success ? body.value.limits.map((limit) => limit.used) : [];
};
/** Begun, and given up because nobody paid in time. */
async function ranOut(member: MemberCaller, amount: string) {
  const started = await beginDeposit(nodes[0], member, { amount });
  await runOut(database.db, started.deposit.id);
  await expireDeposits(nodes[0].app.platform);
  return { ...started, said: { payment: started.payment, status: 'paid', amount, currency: 'PLY' } };
}

test('R1: what is paid late counts when it is credited; what would break the limit is kept aside, however many come at once', async () => {
  const member = await nodes[0].registerAndLogin();
  const start = await balanceOf(database.db, member.memberId);
  await nodes[0].callAs(member, setLimit, { kind: 'deposit', period: 'day', value: '1000.00' });
  const late = [];
  for (let count = 0; count < 4; count += 1) late.push(await ranOut(member, '900.00'));
  await Promise.all(late.map(({ said }, index) => sayCallback(nodes[index % 2 === 0 ? 0 : 1], said)));
  expect((await rowsOf(member)).toSorted()).toEqual(['held', 'held', 'held', 'late']);
  expect(await balanceOf(database.db, member.memberId)).toBe(start + 900_00n);
  expect(await used(member)).toEqual(['900.00']);
  // The same news again, and the time in which it is looked at again, change nothing.
  await Promise.all(late.map(({ said }) => sayCallback(nodes[0], said)));
  const lookAgain = () =>
    database.db.query(sql`update deposit set review_at = platform_now() where state = 'held'`);
  await lookAgain();
  expect(await creditHeldDeposits(nodes[0].app.platform)).toBe(0);
  expect(await deposit(member, '500.00')).toBe('OWN_LIMIT_REACHED');
  // A day later there is room for one of them; another is sent back.
  await database.db.query(sql`
    update deposit set credited_at = credited_at - interval '25 hours'
    where member_id = ${member.memberId}::bigint and state = 'late'`);
  await lookAgain();
  expect(
    (await creditHeldDeposits(nodes[0].app.platform)) + (await creditHeldDeposits(nodes[1].app.platform)),
  ).toBe(1);
  expect((await rowsOf(member)).toSorted()).toEqual(['held', 'held', 'late', 'late']);
  const [{ id } = { id: 0n }] = await database.db.query<{ id: bigint }>(sql`
    select id from deposit where member_id = ${member.memberId}::bigint and state = 'held' order by id limit 1`);
  const back = { id, act: 'charge-back', by: 'rina', reason: 'asked for it' } as const;
  expect(await reviewDeposit(nodes[0].app.platform, back)).toBe('done');
  expect((await rowsOf(member)).toSorted()).toEqual(['charged_back', 'held', 'late', 'late']);
  expect(await balanceOf(database.db, member.memberId)).toBe(start + 1_800_00n);
});

test('R1: a limit above the cap of money is refused, by the call and by the table', async () => {
  const member = await nodes[0].registerAndLogin();
  const set = (value: string) => nodes[0].callAs(member, setLimit, { kind: 'deposit', period: 'day', value });
  expect((await set('10000000000.01')).status).toBe(400);
  await expect(
    asOwner(
      database.url,
      `select protection_set_limit('maidan', ${member.memberId}, 'loss', 'day', 1000000000001)`,
    ),
  ).rejects.toThrow('cap of money');
  expect(await used(member)).toEqual([]);
  expect((await set('10000000000.00')).status).toBe(200);
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
