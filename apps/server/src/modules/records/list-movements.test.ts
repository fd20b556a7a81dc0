import { parseMoney } from '@maidan/contract/money.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { getStatement } from '@maidan/contract/records/get-statement.ts';
import { listBonuses } from '@maidan/contract/records/list-bonuses.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { reverseTransaction } from '#ledger/reverse-transaction.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { headersOf, type Caller } from '#testing/test-app.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

const codeOf = (answer: { body: { success: boolean } }) => ('code' in answer.body ? answer.body.code : 'OK');

async function ask<O extends Operation>(
  caller: Caller,
  operation: O,
  input: RequestOf<O>,
): Promise<ResponseOf<O>> {
  const answer = await node.callAs(caller, operation, input);
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
}

type Move = { kind: string; from: string; amount: number; at: number; reference?: string };

/** Postings of other days: the owner of the database may move the platform's clock. */
async function moveMoney(memberId: string, moves: readonly Move[]): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const [index, move] of moves.entries()) {
      await client.query(`select set_config('maidan.clock_offset', $1, false)`, [
        `${move.at - Date.now()} milliseconds`,
      ]);
      await client.query(
        `select ledger_post('maidan', $1, sha256(convert_to($1, 'UTF8')), $2, 'PLY', $3, $4, $5, $6)`,
        [
          `test:${memberId}:${index}`,
          move.kind,
          [move.from, 'member'],
          ['', memberId],
          [-move.amount, move.amount],
          move.reference ?? 'test',
        ],
      );
    }
  } finally {
    await client.end();
  }
}

async function poorMember() {
  await node.app.platform.settings.change('welcomeAmount', '0.00');
  const member = await node.registerAndLogin();
  await node.app.platform.settings.change('welcomeAmount', '10000.00');
  return member;
}

test('[MEM-08] a visitor sees no movements, a forged cursor is refused, and another member’s cursor shows nothing foreign', async () => {
  for (const operation of [listMovements, getStatement, listBonuses])
    expect(codeOf(await node.callAs(null, operation, {}))).toBe('NOT_LOGGED_IN');
  const member = await node.registerAndLogin();
  for (const cursor of ['-', 'ABC', 'a'.repeat(20)])
    expect(codeOf(await node.callAs(member, listMovements, { cursor }))).toBe('BAD_REQUEST');
  const { movements } = await ask(member, listMovements, { cursor: 'zz' });
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([['bonus', '10000.00']]);
});

test('an account that nothing ever moved has an empty record and a statement of noughts', async () => {
  const member = await poorMember();
  expect(await ask(member, listMovements, {})).toEqual({ movements: [], nextCursor: null });
  expect(await ask(member, listBonuses, {})).toEqual({ bonuses: [], total: '0.00', nextCursor: null });
  const statement = await ask(member, getStatement, {});
  expect([statement.opening, statement.closing, statement.periods]).toEqual(['0.00', '0.00', []]);
});

test('[MEM-08] bets and wins name their game and open as a receipt', async () => {
  const member = await node.registerAndLogin();
  const seat = await sitDown(database.db, member.memberId);
  await seat.play('told', '10.00', '25.00');
  const { movements } = await ask(member, listMovements, {});
  expect(movements.map((one) => [one.kind, one.amount, one.balanceAfter, one.gameName])).toEqual([
    ['win', '25.00', '10015.00', 'Spin & Check'],
    ['bet', '-10.00', '9990.00', 'Spin & Check'],
    ['bonus', '10000.00', '10000.00', null],
  ]);
  expect(movements[0]?.betId).toBe(movements[1]?.betId);
  expect(movements[0]?.betId).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
});

test('[MEM-08] a bonus says where it came from, and that it was taken back', async () => {
  const member = await node.registerAndLogin();
  const [welcome] = (await ask(member, listBonuses, {})).bonuses;
  expect(welcome).toMatchObject({ source: 'welcome', amount: '10000.00', state: 'credited' });
  const [posting] = (
    await driver.owner.query<{ id: string }>(
      `select id::text from ledger_transaction where key = 'welcome:' || $1`,
      [member.memberId],
    )
  ).rows;
  await reverseTransaction(database.db, {
    merchant: 'maidan',
    key: `back:${member.memberId}`,
    transactionId: BigInt(posting?.id ?? 0),
    kind: 'bonus_reversal',
  });
  const { bonuses, total } = await ask(member, listBonuses, {});
  expect(bonuses.map(({ amount, state }) => [amount, state])).toEqual([
    ['-10000.00', 'taken-back'],
    ['10000.00', 'taken-back'],
  ]);
  expect(total).toBe('0.00');
});

test('[MEM-08] [AGT-07] a salary and a dividend are called so, open to their row of pay, and are no adjustment', async () => {
  const member = await poorMember();
  const wrong = node.app.inject({ url: `${listMovements.path}?kind=wage`, headers: headersOf(member) });
  expect((await wrong).statusCode).toBe(400);
  const at = Date.now();
  await moveMoney(member.memberId, [
    { kind: 'salary', from: 'house', amount: 300, at, reference: 'hourly:7' },
    { kind: 'dividend', from: 'house', amount: 500, at, reference: 'dividend:8' },
    { kind: 'adjustment', from: 'adjustment', amount: 100, at },
  ]);
  const { movements } = await ask(member, listMovements, {});
  expect(movements.map(({ kind, pay, reference }) => [kind, pay, reference])).toEqual([
    ['adjustment', null, 'test'],
    ['dividend', { type: 'dividend', id: '8' }, null],
    ['salary', { type: 'hourly', id: '7' }, null],
  ]);
  const { movements: salaries } = await ask(member, listMovements, { kind: 'salary' });
  expect(salaries.map(({ amount }) => amount)).toEqual(['3.00']);
  const { pay, adjustments, change } = await ask(member, getStatement, {});
  expect([pay, adjustments, change]).toEqual(['8.00', '1.00', '9.00']);
});

const DAY = 86_400_000;
const MIDNIGHT = Date.parse('2026-01-09T18:00:00Z');
const dayText = (index: number) =>
  new Date(Date.parse('2026-01-10') + index * DAY).toISOString().slice(0, 10);
const SOURCES = {
  deposit: 'deposits_in',
  bonus: 'bonus',
  adjustment: 'adjustment',
  transfer: 'house',
} as const;
const move = fc.record({
  kind: fc.constantFrom(...(Object.keys(SOURCES) as (keyof typeof SOURCES)[])),
  amount: fc.integer({ min: 1, max: 100_000 }),
  at: fc
    .tuple(fc.nat(5), fc.oneof(fc.constantFrom(0, 60_000, DAY - 60_000), fc.nat(DAY - 1)))
    .map(([day, offset]) => MIDNIGHT + day * DAY + offset),
});

test('[MEM-08] for any movements and any range the statement is the sum of the record, and balances follow each other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { maxLength: 25 }),
      fc.tuple(fc.nat(5), fc.nat(5)),
      async (moves, [first, length]) => {
        const member = await poorMember();
        const inOrder = moves.toSorted((a, b) => a.at - b.at);
        await moveMoney(
          member.memberId,
          inOrder.map((one) => ({ ...one, from: SOURCES[one.kind] })),
        );
        const range = { from: dayText(first), to: dayText(first + length) };
        const { movements } = await ask(member, listMovements, { ...range, pageSize: '100' });
        const statement = await ask(member, getStatement, { ...range, by: 'day' });
        const sum = (kinds: readonly string[]) =>
          movements.reduce(
            (total, one) => (kinds.includes(one.kind) ? total + parseMoney(one.amount) : total),
            0n,
          );
        expect(parseMoney(statement.deposits)).toBe(sum(['deposit']));
        expect(parseMoney(statement.bonuses)).toBe(sum(['bonus']));
        expect(parseMoney(statement.adjustments)).toBe(sum(['adjustment']));
        expect(parseMoney(statement.transfers)).toBe(sum(['transfer']));
        expect(statement.entries).toBe(movements.length);
        expect(parseMoney(statement.closing) - parseMoney(statement.opening)).toBe(sum(Object.keys(SOURCES)));
        expect(movements[0]?.balanceAfter ?? statement.opening).toBe(statement.closing);
        for (const kind of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
          const only = await ask(member, listMovements, { ...range, kind, pageSize: '100' });
          expect(only.movements).toEqual(movements.filter((one) => one.kind === kind));
        }
        const paged: typeof movements = [];
        for (let cursor: string | null | undefined; cursor !== null;) {
          const page: ResponseOf<typeof listMovements> = await ask(member, listMovements, {
            ...range,
            pageSize: '4',
            ...(cursor === undefined ? {} : { cursor }),
          });
          paged.push(...page.movements);
          cursor = page.nextCursor;
        }
        expect(paged).toEqual(movements);
      },
    ),
    { numRuns: 12 },
  );
});
