import { randomUUID } from 'node:crypto';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { asOwner } from '#testing/as-owner.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { writeLimit } from './protection.store.ts';

const ATTEMPTS = 10_000;
const DEPOSITS = 300;
const AT_ONCE = 16;
const PLAYERS = 10;
/** Between the turns everything grows so much older, so that windows open again. */
const HOURS_OLDER = 11;
const TURNS = 10;
const PERIODS = [
  ['day', 24],
  ['week', 7 * 24],
  ['month', 30 * 24],
] as const;

let otherDb: Database;
let nodes: readonly [TestApp, TestApp];
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
let members: MemberCaller[];

const database = await databaseForThisFile({ maxConnections: 16 });
beforeAll(async () => {
  otherDb = openDatabase({ url: database.url, maxConnections: 16, waitMs: TEST_WAIT_MS });
  nodes = [await createTestApp(database), await createTestApp({ db: otherDb, url: database.url })];
  driver = await createMaidanDriver(database.db, database.url);
  members = await Promise.all(Array.from({ length: PLAYERS }, () => nodes[0].registerAndLogin()));
});
afterAll(async () => {
  await driver.close();
  await Promise.all(nodes.map((node) => node.close()));
  await otherDb.close();
});

const limit = (memberId: string, kind: 'stake' | 'loss' | 'deposit', index: number) =>
  Promise.all(
    PERIODS.map(([period], place) =>
      writeLimit(
        database.db,
        { merchant: 'maidan', memberId, kind, period },
        BigInt((place + 1) * (900_00 + index * 37_00)),
      ),
    ),
  );

/** So many attempts, always some of them at the same moment, on both nodes. */
async function rush(attempts: number, attempt: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < attempts) await attempt(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** What was taken in the window that ends with each of them, at its worst, for every player and period: none above its limit. */
async function breaches(kind: 'stake' | 'deposit'): Promise<unknown[]> {
  const taken =
    kind === 'deposit'
      ? sql`select member_id, created_at, amount from deposit where state not in ('failed', 'expired')`
      : sql`select member_id, created_at, amount from wallet_transaction where kind = 'bet' and state = 'applied'`;
  const found = [];
  for (const [period, hours] of PERIODS)
    found.push(
      ...(await database.db.query(sql`
        select w.member_id, l.kind, l.period, l.value, max(w.sum)::bigint as most
        from (
          select member_id, sum(amount) over (partition by member_id order by created_at
            range between make_interval(hours => ${hours}) preceding and current row) as sum
          from (${taken}) t
        ) w
        join player_limit l on l.member_id = w.member_id and l.period = ${period}
          and l.kind = any(${kind === 'deposit' ? ['deposit'] : ['stake', 'loss']})
        group by 1, 2, 3, 4 having max(w.sum) > l.value`)),
    );
  return found;
}

const amounts = fc.sample(fc.integer({ min: 1_00, max: 90_00 }), { numRuns: ATTEMPTS, seed: 7 });
const amountOf = (index: number) => ((amounts[index] ?? 100) / 100).toFixed(2);

test('[MEM-13] R1: ten thousand bets at once on two nodes, over days that go by: no window ever holds more than its tightest limit', async () => {
  await Promise.all(
    members.map(({ memberId }, index) => limit(memberId, index % 2 === 0 ? 'stake' : 'loss', index)),
  );
  const seats = await Promise.all(
    members.flatMap(({ memberId }) => [sitDown(database.db, memberId), sitDown(otherDb, memberId)]),
  );
  const said = new Map<string, number>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rush(ATTEMPTS / TURNS, async (index) => {
      const seat = seats[(index * 7) % seats.length];
      const number = turn * (ATTEMPTS / TURNS) + index;
      const status = await seat?.bet(`r-${number}`, amountOf(number));
      said.set(status ?? '', (said.get(status ?? '') ?? 0) + 1);
    });
    await asOwner(
      database.url,
      `update play_hour set hour = hour - interval '${HOURS_OLDER} hours';
       update wallet_transaction set created_at = created_at - interval '${HOURS_OLDER} hours'`,
    );
  }
  expect([...said.keys()].toSorted()).toEqual(['LIMIT_REACHED', 'OK']);
  expect(await breaches('stake')).toEqual([]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('[MEM-13] R1: the same of deposits', async () => {
  await Promise.all(members.map(({ memberId }, index) => limit(memberId, 'deposit', index)));
  const { settings } = nodes[0].app.platform;
  await settings.change('depositRules', { ...(await settings.get('depositRules')), mostWaiting: 50 });
  const said: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rush(DEPOSITS / TURNS, async (index) => {
      const member = members[index % 3];
      if (member === undefined) throw new Error('nobody is there');
      const input = { operationId: randomUUID(), methodId: 'sandbox-pay', amount: '200.00' };
      const { body } = await nodes[index % 2 === 0 ? 0 : 1].callAs(member, startDeposit, input);
      said.push(body.success ? 'OK' : body.code);
    });
    await asOwner(
      database.url,
      `update deposit set created_at = created_at - interval '${HOURS_OLDER} hours', expires_at = expires_at + interval '1 day'`,
    );
  }
  expect(new Set(said)).toEqual(new Set(['OK', 'OWN_LIMIT_REACHED']));
  expect(await breaches('deposit')).toEqual([]);
});
