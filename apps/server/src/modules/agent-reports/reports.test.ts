import { exportTeamBets } from '@maidan/contract/agent-reports/export-team-bets.ts';
import { exportTeamLosses } from '@maidan/contract/agent-reports/export-team-losses.ts';
import { exportTeamOverview } from '@maidan/contract/agent-reports/export-team-overview.ts';
import { exportTeamPayments } from '@maidan/contract/agent-reports/export-team-payments.ts';
import { exportTeamProfit } from '@maidan/contract/agent-reports/export-team-profit.ts';
import { exportTeamRevenue } from '@maidan/contract/agent-reports/export-team-revenue.ts';
import { getTeamBetTotals } from '@maidan/contract/agent-reports/get-team-bet-totals.ts';
import { getTeamOverview } from '@maidan/contract/agent-reports/get-team-overview.ts';
import { getTeamRevenue } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import { listTeamBets } from '@maidan/contract/agent-reports/list-team-bets.ts';
import { listTeamLosses } from '@maidan/contract/agent-reports/list-team-losses.ts';
import { listTeamPayments } from '@maidan/contract/agent-reports/list-team-payments.ts';
import { listTeamProfit } from '@maidan/contract/agent-reports/list-team-profit.ts';
import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { addRounds, type RoundSeed } from '#testing/add-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { headersOf, type Caller, type MemberCaller } from '#testing/test-app.ts';
import { countTeams } from './count-teams.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const { db } = database;

const DAY_MS = 86_400_000;
/** By the calendar of the records; noon of such a day is in the middle of it. */
const dayAt = (days: number): string =>
  new Date(Date.now() + 6 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const noonOf = (days: number): string => `${dayAt(days)}T06:00:00Z`;
const RANGE = { from: dayAt(-20), to: dayAt(0) };

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
/** top > left > low > a, b; top > right > c; top > d. Nobody is above `stranger`. */
let people: Record<
  'top' | 'left' | 'right' | 'low' | 'a' | 'b' | 'c' | 'd' | 'stranger' | 'outside',
  MemberCaller
>;

let rounds = 0;
async function play(who: MemberCaller, ...seeds: Omit<RoundSeed, 'roundId'>[]): Promise<void> {
  await addRounds(
    database.url,
    who.memberId,
    seeds.map((seed) => ({ ...seed, roundId: `team-${(rounds += 1)}` })),
  );
}

async function pay(who: MemberCaller, kind: 'deposit' | 'transfer_upline', amount: bigint): Promise<void> {
  const other =
    kind === 'deposit'
      ? ({ kind: 'deposits_in', owner: '' } as const)
      : ({ kind: 'member', owner: people.outside.memberId } as const);
  const posted = await postTransaction(db, {
    merchant: 'maidan',
    key: `test:${kind}:${who.memberId}:${(rounds += 1)}`,
    kind,
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner: who.memberId }, amount: minor(amount) },
      { account: other, amount: minor(-amount) },
    ],
    reference: 'test',
  });
  expect(posted.outcome).toBe('posted');
}

const putBelow = (who: MemberCaller, above: MemberCaller) =>
  db.query(sql`update member set upline_id = ${above.memberId}::bigint where id = ${who.memberId}::bigint`);
const count = () => countTeams(node.app.platform);

async function ask<O extends Operation>(
  who: Caller,
  operation: O,
  input: RequestOf<O>,
): Promise<ResponseOf<O>> {
  const answer = await node.callAs(who, operation, input);
  if (!answer.body.success) throw new Error(answer.raw.body);
  return answer.body.value;
}

async function file<O extends Operation>(who: Caller, operation: O, input: RequestOf<O>): Promise<string[]> {
  const query = new URLSearchParams(input as Record<string, string>).toString();
  const answer = await node.app.inject({ url: `${operation.path}?${query}`, headers: headersOf(who) });
  return answer.body.trim().split('\r\n').slice(1);
}

async function everyRow<Row>(
  read: (cursor: string | undefined) => Promise<[Row[], string | null]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const [rows, next]: [Row[], string | null] = await read(cursor);
    all.push(...rows);
    cursor = next;
  }
  return all;
}

const everyBet = (who: Caller, filter: Omit<RequestOf<typeof listTeamBets>, 'cursor' | 'pageSize'>) =>
  everyRow(async (cursor) => {
    const page = await ask(who, listTeamBets, {
      ...filter,
      pageSize: '3',
      ...(cursor === undefined ? {} : { cursor }),
    });
    return [page.bets, page.nextCursor];
  });
const everyLine = (who: Caller, filter: Omit<RequestOf<typeof listTeamProfit>, 'cursor' | 'pageSize'>) =>
  everyRow(async (cursor) => {
    const page = await ask(who, listTeamProfit, {
      ...filter,
      pageSize: '2',
      ...(cursor === undefined ? {} : { cursor }),
    });
    return [page.rows, page.nextCursor];
  });

const sum = (texts: readonly string[]): bigint => texts.reduce((all, text) => all + parseMoney(text), 0n);
const sumsOf = (rows: readonly { rounds: number; stake: string; payout: string; deposits: string }[]) => ({
  rounds: rows.reduce((all, row) => all + row.rounds, 0),
  stake: sum(rows.map(({ stake }) => stake)),
  payout: sum(rows.map(({ payout }) => payout)),
  deposits: sum(rows.map(({ deposits }) => deposits)),
});

beforeAll(async () => {
  driver = await createMaidanDriver(db, database.url);
  const names = ['top', 'left', 'right', 'low', 'a', 'b', 'c', 'd', 'stranger', 'outside'] as const;
  const found = await Promise.all(names.map(async (name) => [name, await node.registerAndLogin()] as const));
  people = Object.fromEntries(found) as typeof people;
  const { top, left, right, low, a, b, c, d, stranger, outside } = people;
  for (const agent of [top, left, right, low, stranger])
    await db.query(sql`update member set type = 1 where id = ${agent.memberId}::bigint`);
  // As if each had been registered there: a line that begins today would not count the days before.
  for (const [who, above] of [
    [left, top],
    [right, top],
    [d, top],
    [low, left],
    [a, low],
    [b, low],
    [c, right],
    [outside, stranger],
  ] as const)
    await putBelow(who, above);
  await asOwner(database.url, `update team_line set since = '-infinity'`);
  await play(a, { placedAt: noonOf(-12), stake: 1000, payout: 400 }, { placedAt: noonOf(-3), stake: 500 });
  await play(a, { placedAt: noonOf(-3), stake: 700, payout: 900, vendorCode: 'OTHR', nodeId: 'conf-live' });
  await play(
    b,
    { placedAt: noonOf(-3), stake: 300, payout: 0 },
    { placedAt: noonOf(-2), stake: 50, state: 'void' },
  );
  await play(low, { placedAt: noonOf(-4), stake: 2000, payout: 2500 });
  await play(
    c,
    { placedAt: noonOf(-1), stake: 4000, payout: 100 },
    { placedAt: noonOf(-1), stake: 9, state: 'open' },
  );
  await play(d, { placedAt: noonOf(-5), stake: 60, payout: 10 });
  await play(outside, { placedAt: noonOf(-1), stake: 77_000, payout: 0 });
  await pay(a, 'deposit', 5000n);
  await pay(c, 'deposit', 800n);
  await pay(c, 'transfer_upline', -100n);
  await pay(outside, 'deposit', 90_000n);
  await count();
});
afterAll(async () => {
  await driver.close();
});

test('[AGT-01] what an agent reads is the own team alone: ids of others are refused on every call', async () => {
  const { top, left, c, outside, stranger } = people;
  for (const member of [c.memberId, outside.memberId, left.memberId, '999999999', 'x'])
    for (const operation of [
      listTeamBets,
      getTeamBetTotals,
      listTeamPayments,
      exportTeamBets,
      exportTeamPayments,
    ]) {
      const answer = await node.callAs(left, operation, { ...RANGE, member });
      expect([operation.name, member, answer.status]).toEqual([operation.name, member, 404]);
    }
  for (const of of [c.memberId, top.memberId, stranger.memberId])
    for (const operation of [listTeamProfit, exportTeamProfit])
      expect((await node.callAs(left, operation, { ...RANGE, of })).status).toBe(404);
  // A name that is masked for the caller finds nobody, nor does one of another team.
  const deep = await db.query<{ username: string }>(
    sql`select username from member where id in (${people.a.memberId}::bigint, ${outside.memberId}::bigint)`,
  );
  for (const { username } of deep)
    expect((await node.callAs(top, listTeamBets, { ...RANGE, username })).status).toBe(404);
  expect(sum((await everyBet(stranger, RANGE)).map(({ stake }) => stake))).toBe(77_000n);
  const whole = await everyBet(top, RANGE);
  expect(whole.some(({ member }) => member.id === outside.memberId)).toBe(false);
});

test('[AGT-01] the sums of the overview are the sums of its days, of every line, member and bet', async () => {
  const { top } = people;
  const overview = await ask(top, getTeamOverview, RANGE);
  expect(overview.totals).toMatchObject({ rounds: 7, stake: '85.60', payout: '39.10', net: '-46.50' });
  expect(overview.totals).toMatchObject({ deposits: '58.00', active: 5, firstDeposits: 2, joined: 7 });
  expect([overview.members, overview.directs]).toEqual([7, 3]);
  // All seven joined in the range: none was there before, and all of them when the day after begins.
  expect(overview.membersBefore).toBe(0);
  const tomorrow = { from: dayAt(1), to: dayAt(1) };
  expect((await ask(top, getTeamOverview, tomorrow)).membersBefore).toBe(7);
  const expected = sumsOf([overview.totals]);
  expect(sumsOf(overview.days)).toEqual(expected);
  for (const view of ['lines', 'members'] as const)
    expect(sumsOf(await everyLine(top, { ...RANGE, view }))).toEqual(expected);
  const days = await file(top, exportTeamOverview, RANGE);
  expect(days.map((line) => line.split(',')[5])).toEqual(overview.days.map(({ stake }) => stake));
  const revenue = await ask(top, getTeamRevenue, { ...RANGE, by: 'week' });
  expect(sumsOf(revenue.periods)).toEqual(expected);
  const bets = await everyBet(top, RANGE);
  expect(bets.map(({ placedAt }) => placedAt)).toEqual(
    bets.map(({ placedAt }) => placedAt).toSorted((x, y) => y.localeCompare(x)),
  );
  expect([bets.length, sum(bets.map(({ stake }) => stake))]).toEqual([expected.rounds, expected.stake]);
  expect(await file(top, exportTeamBets, RANGE)).toHaveLength(7);
  expect(await file(top, exportTeamProfit, { ...RANGE, view: 'members' })).toHaveLength(7);
  expect(await file(top, exportTeamRevenue, RANGE)).toHaveLength(revenue.periods.length > 0 ? 6 : 0);
});

test('[AGT-01] beside a range stand as many days just before it, with nobody counted twice', async () => {
  const { top } = people;
  const of = async (from: number, to: number) => {
    const { before } = await ask(top, getTeamOverview, { from: dayAt(from), to: dayAt(to) });
    const { stake, payout, net, active } = before;
    return { rounds: before.rounds, stake, payout, net, active };
  };
  const nothing = { rounds: 0, stake: '0.00', payout: '0.00', net: '0.00', active: 0 };
  // The days -4 and -3; what was played on -5 and -2 is not among them.
  const two = { rounds: 4, stake: '35.00', payout: '34.00', net: '-1.00', active: 3 };
  expect(await of(-2, -1)).toEqual(two);
  expect(await of(-3, -3)).toEqual({ rounds: 1, stake: '20.00', payout: '25.00', net: '5.00', active: 1 });
  expect(await of(-1, 0)).toEqual({
    ...two,
    rounds: 3,
    stake: '15.00',
    payout: '9.00',
    net: '-6.00',
    active: 2,
  });
  expect(await of(-11, -11)).toEqual({ rounds: 1, stake: '10.00', payout: '4.00', net: '-6.00', active: 1 });
  expect(await of(-12, -12)).toEqual(nothing);
  // The whole past, with the one who played on two days of it once.
  const { before } = await ask(top, getTeamOverview, { from: dayAt(1), to: dayAt(21) });
  const { totals } = await ask(top, getTeamOverview, { from: dayAt(-20), to: dayAt(0) });
  expect([before, before.active]).toEqual([totals, 5]);
});

test('[AGT-01] a line opens into its own team, and each row is what is below it', async () => {
  const { top, left, low, a } = people;
  const lines = await everyLine(top, RANGE);
  const line = lines.find(({ id }) => id === left.memberId);
  expect(line).toMatchObject({ rounds: 5, stake: '45.00', members: 3, depth: 1, isAgent: true });
  const opened = await ask(top, listTeamProfit, { ...RANGE, of: left.memberId });
  expect(opened.path.map(({ id }) => id)).toEqual([left.memberId]);
  expect(opened.totals.stake).toBe('45.00');
  expect(opened.rows.map(({ id, depth }) => [id, depth])).toEqual([[low.memberId, 2]]);
  const deeper = await ask(top, listTeamProfit, { ...RANGE, of: low.memberId });
  expect(deeper.path.map(({ id }) => id)).toEqual([left.memberId, low.memberId]);
  expect(deeper.rows.find(({ id }) => id === a.memberId)).toMatchObject({ stake: '22.00', payout: '13.00' });
});

const masked = (all: unknown[][]) => all.map(([depth, name]) => [depth, String(name).includes('•••')]);

test('[AGT-01] names are read in full as far as the house says', async () => {
  const { top, left } = people;
  const names = async () =>
    (await everyLine(top, { ...RANGE, view: 'members' })).map(({ depth, name }) => [depth, name]);
  expect(new Set(masked(await names()).map(String))).toEqual(new Set(['1,false', '2,true', '3,true']));
  await node.app.platform.settings.change('teamNames', 'none');
  expect((await names()).every(([, name]) => String(name).includes('•••'))).toBe(true);
  const [row] = await db.query<{ username: string }>(
    sql`select username from member where id = ${left.memberId}::bigint`,
  );
  expect((await node.callAs(top, listTeamBets, { ...RANGE, username: row?.username ?? '' })).status).toBe(
    404,
  );
  await node.app.platform.settings.change('teamNames', 'direct');
  const found = await ask(top, getTeamBetTotals, { ...RANGE, username: (row?.username ?? '').toUpperCase() });
  expect(found.member?.id).toBe(left.memberId);
});

test('[AGT-01] bets are filtered by member, vendor, category and day, and their totals with them', async () => {
  const { top, a } = people;
  const filters: [Partial<RequestOf<typeof getTeamBetTotals>>, number, bigint][] = [
    [{ member: a.memberId }, 3, 2200n],
    [{ vendor: 'OTHR' }, 1, 700n],
    [{ category: 'LIVE' }, 1, 700n],
    [{ member: a.memberId, vendor: 'CONF' }, 2, 1500n],
    [{ from: dayAt(-3), to: dayAt(-3) }, 3, 1500n],
    [{ vendor: 'NONE' }, 0, 0n],
  ];
  for (const [filter, number, stake] of filters) {
    const bets = await everyBet(top, { ...RANGE, ...filter });
    const totals = await ask(top, getTeamBetTotals, { ...RANGE, ...filter });
    expect([filter, bets.length, sum(bets.map((bet) => bet.stake))]).toEqual([filter, number, stake]);
    expect([totals.rounds, parseMoney(totals.stake)]).toEqual([number, stake]);
    expect(totals.vendors.length).toBeGreaterThan(0);
  }
});

test('[AGT-01] profit and loss is filtered by member, vendor and category, its totals and its file with it', async () => {
  const { top, left, a, outside } = people;
  for (const view of ['lines', 'members'] as const) {
    for (const member of [outside.memberId, top.memberId, '0'])
      expect((await node.callAs(top, listTeamProfit, { ...RANGE, view, member })).status).toBe(404);
    const filters: [Partial<RequestOf<typeof listTeamProfit>>, bigint][] = [
      [{ member: a.memberId }, 2200n],
      [{ vendor: 'OTHR' }, 700n],
      [{ category: 'LIVE' }, 700n],
      [{ vendor: 'CONF', member: a.memberId }, 1500n],
      [{ member: left.memberId }, view === 'lines' ? 4500n : 0n],
      [{ of: left.memberId, vendor: 'CONF' }, 3800n],
      [{ vendor: 'NONE' }, 0n],
    ];
    for (const [filter, stake] of filters) {
      const asked = { ...RANGE, view, ...filter };
      const rows = await everyLine(top, asked);
      const first = await ask(top, listTeamProfit, asked);
      expect([filter, sum(rows.map((row) => row.stake))]).toEqual([filter, stake]);
      expect(parseMoney(first.totals.stake)).toBe(stake);
      expect(first.vendors?.map(({ code }) => code)).toEqual(['CONF', 'OTHR']);
      const lines = await file(top, exportTeamProfit, asked);
      expect(lines.map((line) => line.split(',')[4])).toEqual(rows.map((row) => row.stake));
      expect(rows.every(({ id }) => filter.member === undefined || id === filter.member)).toBe(true);
    }
  }
  // Money belongs to no game.
  const ofVendor = await ask(top, listTeamProfit, { ...RANGE, vendor: 'CONF' });
  expect([ofVendor.totals.deposits, ...ofVendor.rows.map((row) => row.deposits)]).toEqual(
    Array.from({ length: 4 }, () => '0.00'),
  );
});

test('[AGT-01] payments of the team are listed newest first with their sums', async () => {
  const { top, c } = people;
  const all = await ask(top, listTeamPayments, RANGE);
  expect(all.totals).toEqual({ deposits: '58.00', withdrawals: '0.00', transfers: '-1.00' });
  expect(all.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['transfer', '-1.00'],
    ['deposit', '8.00'],
    ['deposit', '50.00'],
  ]);
  const paged = await everyRow(async (cursor) => {
    const page = await ask(top, listTeamPayments, {
      ...RANGE,
      kind: 'deposit',
      pageSize: '1',
      ...(cursor === undefined ? {} : { cursor }),
    });
    return [page.payments, page.nextCursor];
  });
  expect(paged.map(({ amount }) => amount)).toEqual(['8.00', '50.00']);
  const own = await ask(top, listTeamPayments, { ...RANGE, member: c.memberId });
  expect(own.totals).toEqual({ deposits: '8.00', withdrawals: '0.00', transfers: '-1.00' });
  expect(await file(top, exportTeamPayments, RANGE)).toHaveLength(3);
});

test('[AGT-02] who lost in a month comes by how much, and the sum is that of all pages', async () => {
  const { top } = people;
  const months = new Set(Array.from({ length: 21 }, (_, days) => `${dayAt(-days).slice(0, 7)}-01`));
  let lost = 0n;
  for (const month of months) {
    const first = await ask(top, listTeamLosses, { month });
    const rows = await everyRow(async (cursor) => {
      const page = await ask(top, listTeamLosses, {
        month,
        pageSize: '1',
        ...(cursor === undefined ? {} : { cursor }),
      });
      return [page.rows, page.nextCursor];
    });
    expect(rows.map((row) => row.id)).toEqual(first.rows.map((row) => row.id));
    expect((await file(top, exportTeamLosses, { month })).map((line) => line.split(',')[2])).toEqual(
      rows.map((row) => row.lost),
    );
    expect(sum(rows.map((row) => row.lost))).toBe(parseMoney(first.totals?.lost ?? ''));
    lost += sum(rows.map((row) => row.lost));
  }
  // Whoever won is not in it: low won 5.00.
  expect(lost).toBe(5150n);
});

test('[AGT-02] losses of a month are filtered by member and by how much, the sums and the file with them', async () => {
  const { top, c, outside } = people;
  const month = `${dayAt(-1).slice(0, 7)}-01`;
  for (const operation of [listTeamLosses, exportTeamLosses])
    for (const refused of [{ member: outside.memberId }, { member: top.memberId }, { username: 'nobody' }])
      expect((await node.callAs(top, operation, { month, ...refused })).status).toBe(404);
  expect((await node.callAs(top, listTeamLosses, { month, least: '0' })).status).toBe(400);
  const one = await ask(top, listTeamLosses, { month, member: c.memberId });
  expect(one.rows.map(({ id, lost }) => [id, lost])).toEqual([[c.memberId, '39.00']]);
  expect(one.totals).toEqual({ members: 1, lost: '39.00' });
  expect(one.member?.id).toBe(c.memberId);
  expect((await ask(top, listTeamLosses, { month, least: '39' })).rows.map(({ id }) => id)).toEqual([
    c.memberId,
  ]);
  const none = await ask(top, listTeamLosses, { month, least: '40' });
  expect([none.rows, none.totals]).toEqual([[], { members: 0, lost: '0.00' }]);
  expect(await file(top, exportTeamLosses, { month, least: '39' })).toHaveLength(1);
  expect(await file(top, exportTeamLosses, { month, least: '40' })).toHaveLength(0);
});

const SUMS = ['team_day', 'team_member_day', 'team_month', 'team_active', 'team_payment'] as const;
const kept = async () =>
  Promise.all(
    SUMS.map(async (table) => {
      const rows = await db.query<{ row: string }>({
        text: `select to_jsonb(t)::text as row from ${table} t order by 1`,
        values: [],
      });
      // A day that was taken out again leaves a row of nothing.
      return rows
        .map(({ row }) => row)
        .filter(
          (row) =>
            !(
              /"(?:members|active)": 0\b/.test(row) &&
              !/"(?:stake|deposits|bonuses|joined|transfers)": [1-9]/.test(row)
            ),
        );
    }),
  );

test('[AGT-01] A9: counting again, at once or from nothing, gives the same to the byte', async () => {
  const { top } = people;
  const before = await kept();
  const read = () => file(top, exportTeamRevenue, RANGE);
  const said = await read();
  await Promise.all([count(), count()]);
  await asOwner(database.url, `update team_mark set day = '-infinity', counted_at = '-infinity'`);
  await Promise.all([count(), count()]);
  expect(await kept()).toEqual(before);
  await asOwner(database.url, `truncate ${SUMS.join(', ')}, team_mark, team_stale`);
  await count();
  expect(await kept()).toEqual(before);
  expect(await read()).toEqual(said);
});

test('[AGT-01] A9: who was counted while the clock was ahead is counted again when it is back', async () => {
  const before = await kept();
  await asOwner(
    database.url,
    `update team_mark set counted_at = platform_now() + interval '36 hours', day = day + 1`,
  );
  await count();
  await asOwner(
    database.url,
    `do $$ begin
       if exists (select from team_mark where counted_at > platform_now()) then raise 'somebody waits for the clock'; end if;
     end $$`,
  );
  expect(await kept()).toEqual(before);
});

test('[AGT-01] a bet that settles or is taken back days later changes the day it was placed on', async () => {
  const { top, c } = people;
  const day = { from: dayAt(-1), to: dayAt(-1) };
  const sums = async () => (await ask(top, getTeamBetTotals, day)).stake;
  expect(await sums()).toBe('40.00');
  await asOwner(
    database.url,
    `update game_round set state = 'closed', settled_at = now() where member_id = ${c.memberId} and state = 'open'`,
  );
  // Its player reads the own record in between: that must not hide the change from those above.
  await asOwner(database.url, `select bet_day_fold('maidan', ${c.memberId})`);
  await count();
  expect(await sums()).toBe('40.09');
  await asOwner(
    database.url,
    `update game_round set state = 'void', stake = 0, payout = 0, bets_in_effect = 0 where member_id = ${c.memberId} and stake = 4000`,
  );
  await count();
  expect(await sums()).toBe('0.09');
  expect((await everyBet(top, day)).map(({ stake }) => stake)).toEqual(['0.09']);
});

test('[AGT-09] A2: who moves takes today along, and days before stay with those who were above', async () => {
  const { top, left, right, low, a, b } = people;
  await play(a, { placedAt: new Date().toISOString(), stake: 11_100, payout: 0 });
  await pay(a, 'deposit', 2200n);
  await count();
  const net = async (who: MemberCaller) => parseMoney((await ask(who, getTeamOverview, RANGE)).totals.stake);
  const before = { top: await net(top), left: await net(left), right: await net(right) };
  const active = (await ask(top, getTeamOverview, RANGE)).totals.active;
  const [moved] = await db.query<{ outcome: string }>(
    sql`select team_move('maidan', ${low.memberId}::bigint, ${right.memberId}::bigint) as outcome`,
  );
  expect(moved?.outcome).toBe('moved');
  await count();
  expect(await net(top)).toBe(before.top);
  expect(await net(left)).toBe(before.left - 11_100n);
  expect(await net(right)).toBe(before.right + 11_100n);
  expect((await ask(top, getTeamOverview, RANGE)).totals.active).toBe(active);
  // The rows still add up to the team, on both sides.
  for (const who of [top, left, right]) {
    const { totals } = await ask(who, getTeamOverview, RANGE);
    for (const view of ['lines', 'members'] as const)
      expect(sumsOf(await everyLine(who, { ...RANGE, view }))).toEqual(sumsOf([totals]));
    expect(sum((await everyBet(who, RANGE)).map(({ stake }) => stake))).toBe(parseMoney(totals.stake));
  }
  // Who was above until yesterday reads nothing of today, and cannot open the branch any more.
  expect((await ask(left, listTeamPayments, { from: dayAt(0), to: dayAt(0) })).payments).toEqual([]);
  expect((await node.callAs(left, listTeamProfit, { ...RANGE, of: low.memberId })).status).toBe(404);
  // All who left have joined today: when it began they were in no team.
  expect((await ask(left, getTeamOverview, { from: dayAt(0), to: dayAt(0) })).membersBefore).toBe(0);
  // What they did until then is read alone as well, and still nothing that is newer.
  const gone = await ask(left, listTeamProfit, { ...RANGE, view: 'members', member: a.memberId });
  expect(gone.rows.map(({ id, left: hasLeft }) => [id, hasLeft])).toEqual([[a.memberId, true]]);
  const lost = new Set<string>();
  for (const month of new Set(Array.from({ length: 21 }, (_, days) => `${dayAt(-days).slice(0, 7)}-01`)))
    for (const row of (await ask(left, listTeamLosses, { month })).rows) {
      expect((await ask(left, listTeamLosses, { month, member: row.id })).rows).toEqual([row]);
      lost.add(row.id);
    }
  expect([a, b].some(({ memberId }) => lost.has(memberId))).toBe(true);
  for (const operation of [listTeamBets, listTeamPayments])
    expect((await node.callAs(left, operation, { ...RANGE, member: a.memberId })).status).toBe(404);
  const opened = await ask(right, listTeamProfit, { ...RANGE, of: low.memberId });
  expect(opened.totals.stake).toBe('111.00');
  expect((await everyBet(right, { ...RANGE, member: a.memberId })).map(({ stake }) => stake)).toEqual([
    '111.00',
  ]);
});

test('[AGT-01] the record of a large team reads stretches of time, with the same result', async () => {
  const { top, stranger } = people;
  await asOwner(
    database.url,
    `insert into member (merchant, username, username_key, password_hash, upline_id)
     select 'maidan', 'crowd-' || i, 'crowd-' || i, 'x', ${stranger.memberId} from generate_series(1, 320) i;
     insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, placed_at, settled_at)
     select 'maidan', 'MAIDAN', 'crowd-' || m.id || '-' || i, m.id, 'CONF', 'conf-slot', 'PLY', 'closed', i, 0, 1,
       timestamptz '${noonOf(-6)}' + make_interval(secs => (m.id % 97) * 13 + i * 71), now()
     from member m, generate_series(1, 4) i where m.username like 'crowd-%'`,
  );
  await count();
  const day = { from: dayAt(-6), to: dayAt(-6) };
  const all = await everyRow(async (cursor) => {
    const page = await ask(stranger, listTeamBets, {
      ...day,
      pageSize: '100',
      ...(cursor === undefined ? {} : { cursor }),
    });
    return [page.bets, page.nextCursor];
  });
  expect(new Set(all.map(({ id }) => id)).size).toBe(1280);
  expect(sum(all.map(({ stake }) => stake))).toBe(
    parseMoney((await ask(stranger, getTeamBetTotals, day)).stake),
  );
  expect(await everyBet(top, day)).toEqual([]);
});

test('[AGT-01] a file of each report holds every row, however many pages of the list that is', async () => {
  const { stranger } = people;
  await asOwner(
    database.url,
    `select ledger_post('maidan', 'crowd:' || m.id, sha256('crowd'), 'deposit', 'PLY', '{deposits_in,member}',
       array['', m.id::text], array[-100, 100], 'test') from member m where m.username like 'crowd-%'`,
  );
  await count();
  const names = Array.from({ length: 320 }, (_, index) => `crowd-${index + 1}`).toSorted();
  const written = async <O extends Operation>(operation: O, input: RequestOf<O>): Promise<string[][]> =>
    (await file(stranger, operation, input)).map((line) => line.split(','));
  const inFile = async <O extends Operation>(operation: O, input: RequestOf<O>, column: number) =>
    (await written(operation, input))
      .map((cells) => cells[column] ?? '')
      // Somebody moved here before.
      .filter((name) => name.startsWith('crowd-'))
      .toSorted();
  for (const view of ['lines', 'members'] as const)
    expect(await inFile(exportTeamProfit, { ...RANGE, view }, 0)).toEqual(names);
  expect(await inFile(exportTeamLosses, { month: `${dayAt(-6).slice(0, 7)}-01` }, 0)).toEqual(names);
  expect(await inFile(exportTeamPayments, RANGE, 1)).toEqual(names);
  const day = { from: dayAt(-6), to: dayAt(-6) };
  const bets = await written(exportTeamBets, day);
  expect(new Set(bets.map((cells) => cells.at(-1))).size).toBe(1280);
  expect(sum(bets.map((cells) => cells[5] ?? ''))).toBe(
    parseMoney((await ask(stranger, getTeamBetTotals, day)).stake),
  );
});

test('[AGT-01] whoever was counted by a clock that was ahead is counted again when it is right', async () => {
  const { a } = people;
  await count();
  const before = await ask(people.top, getTeamOverview, RANGE);
  await asOwner(
    database.url,
    `update team_mark set counted_at = platform_now() + interval '36 hours', day = record_day(platform_now() + interval '36 hours')
     where member_id = ${a.memberId}`,
  );
  await play(a, { placedAt: new Date().toISOString(), stake: 700, payout: 0 });
  await pay(a, 'deposit', 1n);
  await count();
  const after = await ask(people.top, getTeamOverview, RANGE);
  expect(parseMoney(after.totals.stake) - parseMoney(before.totals.stake)).toBe(700n);
});
