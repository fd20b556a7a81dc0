import { parseMoney } from '@maidan/contract/money.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { getBetTotals } from '@maidan/contract/records/get-bet-totals.ts';
import { getProfit } from '@maidan/contract/records/get-profit.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { addRounds, type RoundSeed } from '#testing/add-rounds.ts';
import type { Caller } from '#testing/test-app.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

async function ask<O extends Operation>(
  caller: Caller,
  operation: O,
  input: RequestOf<O>,
): Promise<ResponseOf<O>> {
  const answer = await node.callAs(caller, operation, input);
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
}

type Filter = Omit<RequestOf<typeof getBetTotals>, 'language'>;

async function everyBet(caller: Caller, filter: Filter) {
  const bets: ResponseOf<typeof listBets>['bets'] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: ResponseOf<typeof listBets> = await ask(caller, listBets, {
      ...filter,
      pageSize: '7',
      ...(cursor === undefined ? {} : { cursor }),
    });
    bets.push(...page.bets);
    cursor = page.nextCursor;
  }
  return bets;
}

const DAY = 86_400_000;
/** Midnight in Dhaka is six in the evening of the day before in UTC. */
const MIDNIGHT = Date.parse('2026-01-09T18:00:00Z');
const dayText = (index: number) =>
  new Date(Date.parse('2026-01-10') + index * DAY).toISOString().slice(0, 10);

/** Around midnights of the record's own zone, and anywhere in between. */
const moment = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -40, max: 40 })),
    fc.oneof(fc.constantFrom(-1, 0, 1, DAY - 1), fc.nat(DAY - 1)),
  )
  .map(([day, offset]) => new Date(MIDNIGHT + day * DAY + offset).toISOString());
const round = fc.record({
  placedAt: moment,
  stake: fc.integer({ min: 1, max: 100_000 }),
  payout: fc.integer({ min: 0, max: 300_000 }),
  state: fc.constantFrom('open' as const, 'closed' as const, 'closed' as const, 'void' as const),
  vendorCode: fc.constantFrom('CONF', 'OTHR'),
  nodeId: fc.constantFrom('conf-slot', 'conf-live', 'gone'),
});
const filter: fc.Arbitrary<Filter> = fc
  .record(
    {
      range: fc.tuple(
        fc.integer({ min: -41, max: 6 }),
        fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 7, max: 90 })),
      ),
      vendor: fc.constantFrom('CONF', 'OTHR', 'NONE'),
      category: fc.constantFrom('RNG' as const, 'LIVE' as const, 'OTHER' as const),
      state: fc.constantFrom('open' as const, 'settled' as const, 'void' as const),
    },
    { requiredKeys: [] },
  )
  .map(({ range, ...rest }) => ({
    ...rest,
    ...(range === undefined ? {} : { from: dayText(range[0]), to: dayText(range[0] + range[1]) }),
  }));

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, text) => sum + parseMoney(text), 0n);
const CATEGORY = { 'conf-slot': 'RNG', 'conf-live': 'LIVE', gone: 'OTHER' } as const;
const dhakaDay = (iso: string) => new Date(Date.parse(iso) + 6 * 3_600_000).toISOString().slice(0, 10);

/** What must be listed, by the plainest reading of the filter. */
function expected(rounds: readonly RoundSeed[], by: Filter): string[] {
  const STATE = { open: 'open', closed: 'settled', void: 'void' } as const;
  return rounds
    .filter(
      (one) =>
        (by.from === undefined || dhakaDay(one.placedAt) >= by.from) &&
        (by.to === undefined || dhakaDay(one.placedAt) <= by.to) &&
        (by.vendor === undefined || one.vendorCode === by.vendor) &&
        (by.category === undefined || CATEGORY[one.nodeId as keyof typeof CATEGORY] === by.category) &&
        (by.state === undefined || STATE[one.state ?? 'closed'] === by.state),
    )
    .map(({ roundId }) => roundId)
    .toSorted();
}

test('a range whose end comes first, or a profit of more than a year, is refused', async () => {
  const member = await node.registerAndLogin();
  const back = { from: '2026-01-02', to: '2026-01-01' };
  for (const operation of [listBets, getBetTotals])
    expect((await node.callAs(member, operation, back)).status).toBe(400);
  expect((await node.callAs(member, getProfit, back)).status).toBe(400);
  const long = await node.callAs(member, getProfit, { from: '2024-01-01', to: '2026-01-01' });
  expect(long.status).toBe(400);
  const broken = await node.callAs(member, listBets, { from: '2026-02-30' });
  expect(broken.status).toBe(400);
});

test.each([
  ['many of a sort on a day', 2],
  ['few of a sort on a day', 100],
])(
  '[MEM-08] for any rounds with %s and any filter the pages hold what was asked for, and the totals are their sum',
  async (_what, few) => {
    await driver.owner.query(
      `create or replace function record_few() returns int language sql immutable as 'select ${few}'`,
    );
    let count = few * 1_000_000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(round, { maxLength: 40 }),
        fc.array(round, { maxLength: 10 }),
        fc.array(filter, { minLength: 1, maxLength: 4 }),
        async (first, late, filters) => {
          const member = await node.registerAndLogin();
          const named = [...first, ...late].map((one) => ({ ...one, roundId: `p-${(count += 1)}` }));
          await addRounds(database.url, member.memberId, named.slice(0, first.length));
          // Counted once already when the others come: late rounds and late changes are seen all the same.
          await ask(member, getBetTotals, {});
          await addRounds(database.url, member.memberId, named.slice(first.length));
          for (const by of filters) {
            const bets = await everyBet(member, by);
            expect(bets.map(({ roundId }) => roundId).toSorted()).toEqual(expected(named, by));
            const times = bets.map(({ placedAt }) => placedAt);
            expect(times).toEqual(times.toSorted().toReversed());
            const totals = await ask(member, getBetTotals, by);
            const open = bets.filter(({ status }) => status === 'open');
            expect({
              rounds: totals.rounds,
              stake: parseMoney(totals.stake),
              payout: parseMoney(totals.payout),
              net: parseMoney(totals.net),
              open: [totals.openRounds, parseMoney(totals.openStake)],
            }).toEqual({
              rounds: bets.length,
              stake: sumOf(bets.map(({ stake }) => stake)),
              payout: sumOf(bets.map(({ payout }) => payout)),
              net: sumOf(bets.filter(({ status }) => status !== 'open').map(({ net }) => net)),
              open: [open.length, sumOf(open.map(({ stake }) => stake))],
            });
          }
        },
      ),
      { numRuns: 25 },
    );
  },
);

test('[MEM-08] a bet that settles, or a win that is taken back, long after it was counted changes its day', async () => {
  const member = await node.registerAndLogin();
  const placedAt = '2026-02-01T12:00:00Z';
  await addRounds(database.url, member.memberId, [
    { roundId: 'long-1', placedAt, stake: 1000, state: 'open' },
    { roundId: 'long-2', placedAt, stake: 500, payout: 900 },
  ]);
  const range = { from: '2026-02-01', to: '2026-02-01' };
  expect((await ask(member, getBetTotals, range)).net).toBe('4.00');
  await driver.owner.query(
    `update game_round set state = 'closed', payout = 2500, settled_at = now() where round_id = 'long-1'`,
  );
  await driver.owner.query(`update game_round set payout = 0 where round_id = 'long-2'`);
  const after = await ask(member, getBetTotals, range);
  expect([after.net, after.openRounds]).toEqual(['10.00', 0]);
});

test('[MEM-08] profit is told by day, category and vendor, with every day of the range', async () => {
  const member = await node.registerAndLogin();
  await addRounds(database.url, member.memberId, [
    { roundId: 'g-1', placedAt: '2026-03-01T17:59:59.999Z', stake: 1000, payout: 300 },
    { roundId: 'g-2', placedAt: '2026-03-01T18:00:00Z', stake: 2000, payout: 5000, nodeId: 'conf-live' },
    { roundId: 'g-3', placedAt: '2026-03-02T18:00:00Z', stake: 700, state: 'open' },
    { roundId: 'g-4', placedAt: '2026-03-03T17:00:00Z', stake: 100, vendorCode: 'ELSE' },
  ]);
  const profit = await ask(member, getProfit, { from: '2026-03-01', to: '2026-03-04' });
  expect([profit.rounds, profit.stake, profit.payout, profit.net]).toEqual([3, '31.00', '53.00', '22.00']);
  expect(profit.days.map(({ day, net }) => [day, net])).toEqual([
    ['2026-03-01', '-7.00'],
    ['2026-03-02', '30.00'],
    ['2026-03-03', '-1.00'],
    ['2026-03-04', '0.00'],
  ]);
  expect(profit.categories.map(({ category, net }) => [category, net])).toEqual([
    ['LIVE', '30.00'],
    ['RNG', '-8.00'],
  ]);
  expect(profit.vendors.map(({ code, name, rounds }) => [code, name, rounds])).toEqual([
    ['CONF', 'Conformance', 2],
    ['ELSE', 'ELSE', 1],
  ]);
  const range = { from: '2026-03-01', to: '2026-03-04' };
  const ofVendor = await ask(member, getProfit, { ...range, vendor: 'CONF', category: 'RNG' });
  expect([ofVendor.rounds, ofVendor.net, ofVendor.days.length]).toEqual([1, '-7.00', 4]);
  expect((await ask(member, getProfit, { ...range, vendor: 'NONE' })).rounds).toBe(0);
});
