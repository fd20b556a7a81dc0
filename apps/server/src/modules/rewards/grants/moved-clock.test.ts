import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { databaseOn } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { TYPE_PARSERS } from '#db/type-parsers.ts';
import { asOwner } from '#testing/as-owner.ts';
import { setClock } from '#testing/contracts.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { takeRewards } from '../claim-rewards.ts';
import { switchOn, writeRule, writtenRule } from '../rules/operate-rules.ts';
import { readStanding } from './standing.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.UTC(2028, 0, 29, 17);
const END = Date.UTC(2028, 3, 3);
/** The house moves to the other side of the world, and back in the middle of a day, a week and a month. */
const MOVES = [
  { at: START, zone: 'Asia/Dhaka' },
  { at: Date.UTC(2028, 1, 10, 9), zone: 'America/New_York' },
  { at: Date.UTC(2028, 2, 15, 3, 20), zone: 'Asia/Dhaka' },
] as const;
const ALL_OF_IT = { RNG: 10_000, OTHER: 10_000 };
/** All that is staked is lost and comes back, of a rank a tenth: what was given tells which bets were counted. */
const COUNTED = {
  rebate: { fact: { kind: 'stake', rates: ALL_OF_IT }, part: 1n },
  cashback: { fact: { kind: 'loss', rate: 10_000 }, part: 1n },
  vip: { fact: { kind: 'vip', levels: [{ level: 1, rate: 1_000 }] }, part: 10n },
} as const;
const PERIODS = ['day', 'week', 'month'] as const;
const RULES = Object.entries(COUNTED).flatMap(([type, { fact, part }]) =>
  PERIODS.map((period) => ({ code: `${type}-${period}`, type, fact, period, part })),
);
/** One round is enough for each, so each period in which somebody played is given once. */
const MISSIONS = PERIODS.map((period) => ({
  code: `mission-${period}`,
  type: 'mission',
  fact: { kind: 'mission', counts: 'rounds', target: 1, amount: '1.00' },
  period,
}));

/** Some days apart, and just before and after midnights that begin a month, a week, the leap day or summer time. */
const MOMENTS = [
  ...Array.from(
    { length: Math.floor((END - START) / (53 * HOUR_MS)) },
    (_, step) => START + step * 53 * HOUR_MS,
  ),
  ...[
    // In Dhaka: February, a Monday; the moves of the house; March in New York, a Monday, summer time; April in Dhaka.
    Date.UTC(2028, 0, 31, 18),
    Date.UTC(2028, 1, 6, 18),
    ...MOVES.slice(1).map(({ at }) => at),
    Date.UTC(2028, 1, 28, 18),
    Date.UTC(2028, 1, 29, 5),
    Date.UTC(2028, 1, 29, 18),
    Date.UTC(2028, 2, 1, 5),
    Date.UTC(2028, 2, 6, 5),
    Date.UTC(2028, 2, 12, 5),
    Date.UTC(2028, 2, 13, 4),
    Date.UTC(2028, 2, 31, 18),
  ].flatMap((border) => [border - MINUTE_MS, border + MINUTE_MS]),
].toSorted((one, other) => one - other);

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
let owner: Client;
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
  // The owner alone may move the clock; its answers are read as the platform reads them.
  owner = new Client({ connectionString: database.url, options: '-c timezone=UTC', types: TYPE_PARSERS });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await driver.close();
});

const moveTo = (moment: number): Promise<void> => setClock(owner, `${moment - Date.now()} milliseconds`);

async function inTransaction(work: () => Promise<unknown>): Promise<void> {
  await owner.query('begin');
  await work();
  await owner.query('commit');
}

async function moveHouse(zone: string): Promise<void> {
  const place = { db: databaseOn(owner), config: node.app.platform.config, actor: 'Anik' };
  for (const { code, type, fact, period } of [...RULES, ...MISSIONS])
    await inTransaction(async () => {
      const rule = writtenRule.parse({
        code,
        type,
        title: { en: code },
        summary: { en: 'Of each bet.' },
        terms: {
          fact,
          period,
          zone,
          largest: '100000.00',
          budget: '1000000.00',
          claimDays: 60,
          payment: 'cash',
        },
      });
      await writeRule(place, rule);
      await switchOn(place, { code, reason: `the house is in ${zone}` });
    });
}

test('[PRO-01] P1: with the clock moved over days, weeks, the ends of months, a leap day, summer time and two moves of the house every bet is counted once by each rebate, cashback and rank, also one that settles after its period was taken, and every mission comes once in each period', async () => {
  const db = databaseOn(owner);
  const { merchant } = node.app.platform.config;
  const { memberId } = await node.registerAndLogin();
  const whose = { merchant, memberId };
  await moveTo(START);
  await asOwner(
    database.url,
    `insert into vip_change (merchant, member_id, level, label, name, changed_at)
     values ('${merchant}', ${memberId}, 1, 'Jade', '{"en":"Jade"}', '${new Date(START - HOUR_MS).toISOString()}')`,
  );
  const takeAll = async (): Promise<void> => {
    const { counted } = await readStanding(db, whose);
    const rewards = counted
      .filter(({ closed, amount }) => closed && amount > 0n)
      .map(({ rule, period }) => ({ code: rule.code, period: period.key }));
    if (rewards.length === 0) return;
    await inTransaction(() => takeRewards(db, { whose, currency: 'PLY', rewards }));
  };
  let staked = 0n;
  let moved = 0;
  const open: string[] = [];
  const played: number[] = [];
  for (const [index, moment] of MOMENTS.entries()) {
    const next = MOVES[moved];
    if (next !== undefined && next.at <= moment) {
      await moveTo(next.at);
      await moveHouse(next.zone);
      moved += 1;
    }
    await moveTo(Math.max(moment, START + MINUTE_MS));
    const stake = 100 + index;
    const seat = await sitDown(db, memberId);
    await seat.play(`moved-${index}`, `${stake}.00`, '0.00');
    // A second bet settles two moments later: at a border what it was placed in was taken before.
    const [longest] = open.length > 1 ? open.splice(0, 1) : [];
    if (longest !== undefined) await seat.end(longest);
    open.push(`late-${index}`);
    await seat.bet(`late-${index}`, `${stake}.00`);
    staked += BigInt(stake) * 200n;
    played.push(Math.max(moment, START + MINUTE_MS));
    await takeAll();
  }
  const last = await sitDown(db, memberId);
  for (const roundId of open) await last.end(roundId);
  await takeAll();
  await moveTo(END + 40 * 24 * HOUR_MS);
  await takeAll();
  const given = await database.db.query<{ code: string; sum: bigint }>(sql`
    select code, sum(amount)::bigint as sum from reward_grant where member_id = ${memberId}::bigint
      and code not like 'mission-%' group by code order by code`);
  expect(given).toEqual(
    RULES.map(({ code, part }) => ({ code, sum: staked / part })).toSorted((one, other) =>
      one.code < other.code ? -1 : 1,
    ),
  );
  for (const { code } of MISSIONS) {
    const taken = await database.db.query<{ from: Date; to: Date }>(sql`
      select covers_from as "from", covers_to as "to" from reward_grant
      where member_id = ${memberId}::bigint and code = ${code}`);
    const inOne = played.map(
      (at) => taken.filter(({ from, to }) => from.getTime() <= at && at < to.getTime()).length,
    );
    expect([code, inOne]).toEqual([code, played.map(() => 1)]);
    const without = taken.filter(
      ({ from, to }) => !played.some((at) => from.getTime() <= at && at < to.getTime()),
    );
    expect([code, without]).toEqual([code, []]);
  }
  const twice = await database.db.query(sql`
    select one.code, one.period, other.period as and_period from reward_grant one
    join reward_grant other on other.merchant = one.merchant and other.member_id = one.member_id
      and other.code = one.code and other.id > one.id
    where one.covers_from < other.covers_to and other.covers_from < one.covers_to
      and not '-late-' = any(array[substring(one.period from '-late-'), substring(other.period from '-late-')])`);
  expect(twice).toEqual([]);
  // What settled late came on top, to the periods that it was placed in.
  const [late] = await database.db.query<{ count: number; others: number }>(sql`
    select count(*) filter (where period like '%-late-%')::int as count,
      count(*) filter (where period like '%-late-%' and not exists (select from reward_grant first
        where first.member_id = g.member_id and first.code = g.code and g.period like first.period || '-late-%'
          and first.covers_from = g.covers_from and first.covers_to = g.covers_to))::int as others
    from reward_grant g where member_id = ${memberId}::bigint`);
  expect(late?.count).toBeGreaterThan(10);
  expect(late?.others).toBe(0);
});
