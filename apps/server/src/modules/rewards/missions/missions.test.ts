import { randomUUID } from 'node:crypto';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { memberChannel } from '@maidan/contract/live.ts';
import { getMissionLeaderboard } from '@maidan/contract/rewards/missions/get-mission-leaderboard.ts';
import { getMissionSummary } from '@maidan/contract/rewards/missions/get-mission-summary.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { switchOff, switchOn, writeRule, writtenRule } from '../rules/operate-rules.ts';
import { tryRule } from '../grants/try-rule.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { forgetRule } from '#testing/reward-rules.ts';
import { beginDeposit } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { framesOf, listeningNode, openPage } from '#testing/live-page.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { createTestApp, type MemberCaller } from '#testing/test-app.ts';
import { watchMissions } from './watch-missions.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const DAY_MS = 86_400_000;
const START = 1_000_000n;

let rules: string[] = [];
beforeEach(async () => {
  for (const code of rules) await forgetRule(database.url, code);
  rules = [];
});
const place = () => ({ db: node.app.platform.db, config: node.app.platform.config, actor: 'Anik' });

const ROUNDS = { kind: 'mission', counts: 'rounds', target: 2, amount: '5.00' };
const written = (terms: object = {}, code = 'abc') => ({
  code,
  type: 'mission',
  title: { en: 'Two rounds' },
  summary: { en: 'Any two settled rounds of a day.' },
  terms: {
    fact: ROUNDS,
    period: 'day',
    largest: '5.00',
    budget: '1000.00',
    claimDays: 7,
    payment: 'cash',
    ...terms,
  },
});

/** A mission that has been on for a fortnight. */
async function missionOn(terms: object = {}): Promise<string> {
  const code = `m${randomUUID().slice(0, 8)}`;
  rules.push(code);
  await writeRule(place(), writtenRule.parse(written(terms, code)));
  await switchOn(place(), { code, reason: 'a test' });
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '14 days' where code = '${code}';
     alter table reward_version enable trigger user`,
  );
  return code;
}

let rounds = 0;
const betAt = (member: MemberCaller, at: number, stake = 10_000) =>
  addRounds(database.url, member.memberId, [
    { roundId: `m${(rounds += 1)}`, placedAt: new Date(at).toISOString(), stake },
  ]);
const bet = (member: MemberCaller, times = 1, daysAgo = 0, stake = 10_000) =>
  Promise.all(Array.from({ length: times }, () => betAt(member, Date.now() - daysAgo * DAY_MS, stake)));

async function summaryOf(member: MemberCaller) {
  const { body } = await node.callAs(member, getMissionSummary, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
const claim = async (member: MemberCaller, code: string, period: string, on = node) =>
  (await on.callAs(member, claimRewards, { rewards: [{ code, period }] })).body;
async function badge(member: MemberCaller) {
  const { body } = await node.callAs(member, getMemberInfo, {});
  return body.success ? [body.value.unreadMission, body.value.availablePromoCount] : body.code;
}
async function balance({ memberId }: MemberCaller): Promise<bigint | undefined> {
  const [row] = await database.db.query<{ balance: bigint }>(
    sql`select balance from ledger_account where owner = ${memberId} and kind = 'member'`,
  );
  return row?.balance;
}
async function board(member: MemberCaller, month: 'current' | 'previous' = 'current', on = node) {
  const { body, raw } = await on.callAs(member, getMissionLeaderboard, { month });
  if (!body.success) throw new Error(body.code);
  return { ...body.value, bytes: raw.body };
}
/** The board is kept for a moment; a node of its own has kept nothing. */
async function freshBoard(member: MemberCaller) {
  const db = openDatabase({ url: database.url, maxConnections: 2 });
  const fresh = await createTestApp({ db, url: database.url });
  try {
    return await board(member, 'current', fresh);
  } finally {
    await fresh.close();
    await db.close();
  }
}

describe('refusals: nothing is given', () => {
  test('[MEM-10] before the target, of other games, by nobody’s name and for bets that are open', async () => {
    const code = await missionOn();
    const other = await missionOn({ fact: { ...ROUNDS, categories: ['RNG'] } });
    const member = await node.registerAndLogin();
    await bet(member);
    await addRounds(database.url, member.memberId, [
      { roundId: 'open', placedAt: new Date().toISOString(), stake: 100, state: 'open' },
    ]);
    const { missions } = await summaryOf(member);
    expect(missions.map(({ code: of, state, progress }) => [of, state, progress])).toEqual([
      [code, 'going', { counts: 'rounds', done: 1, target: 2 }],
      [other, 'going', { counts: 'rounds', done: 0, target: 2 }],
    ]);
    const period = missions[0]?.period ?? '';
    for (const [wanted, when] of [
      [code, period],
      [other, period],
      ['nothing', period],
    ] as const)
      expect(await claim(member, wanted, when)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    expect([await badge(member), await balance(member)]).toEqual([[0, 0], START]);
  });

  test('[MEM-10] R1, R2: on a break, near an own limit or opted out there is no mission, no badge and no claim', async () => {
    const code = await missionOn();
    const [away, near, out] = [
      await node.registerAndLogin(),
      await node.registerAndLogin(),
      await node.registerAndLogin(),
    ];
    for (const member of [away, near, out]) await bet(member, 2);
    const period = (await summaryOf(out)).missions[0]?.period ?? '';
    await node.callAs(away, startBreak, { length: '24h' });
    await node.callAs(near, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
    await beginDeposit(node, near, { amount: '500.00' });
    await node.callAs(out, setRewardsWanted, { wanted: false });
    expect(await summaryOf(away)).toMatchObject({ paused: 'break', missions: [] });
    expect(await summaryOf(near)).toMatchObject({ paused: 'limit', missions: [] });
    expect(await summaryOf(out)).toMatchObject({ wanted: false, missions: [] });
    for (const [member, refusal] of [
      [away, 'ON_BREAK'],
      [near, 'REWARD_PAUSED'],
      [out, 'REWARDS_OFF'],
    ] as const) {
      expect(await badge(member)).toEqual([0, 0]);
      expect(await claim(member, code, period)).toMatchObject({ code: refusal });
      expect(await balance(member)).toBe(START);
    }
  });

  test('[MEM-10] terms that ask for something else, or cannot be kept, are not written', () => {
    for (const terms of [
      { fact: { ...ROUNDS, counts: 'losses' } },
      { fact: { ...ROUNDS, counts: 'deposits' } },
      { fact: { ...ROUNDS, counts: 'stake' } },
      { fact: { ...ROUNDS, target: 0 } },
      { fact: { ...ROUNDS, counts: 'kinds', target: 99 } },
      { fact: { ...ROUNDS, categories: [] } },
      { fact: { ...ROUNDS, categories: ['RNG', 'RNG'] } },
      { fact: { ...ROUNDS, amount: '0.00' } },
      { largest: '4.99' },
      { needsJoin: true },
      { byApplication: true },
    ])
      expect([terms, writtenRule.safeParse(written(terms)).success]).toEqual([terms, false]);
    for (const period of ['day', 'week', 'month', 'once'])
      expect(writtenRule.safeParse(written({ period })).success).toBe(true);
    expect(writtenRule.safeParse({ ...written(), type: 'gift' }).success).toBe(false);
  });
});

describe('a mission', () => {
  test('[MEM-10] that is switched off counts no more, and what had reached its target can be taken', async () => {
    const code = await missionOn();
    const [done, half] = [await node.registerAndLogin(), await node.registerAndLogin()];
    await bet(done, 2);
    await bet(half, 1);
    const period = (await summaryOf(half)).missions[0]?.period ?? '';
    await switchOff(place(), { code, reason: 'a test' });
    await bet(half, 3);
    expect((await summaryOf(half)).missions).toEqual([]);
    expect(await claim(half, code, period)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    expect([await badge(half), await balance(half)]).toEqual([[0, 0], START]);
    expect((await summaryOf(done)).missions).toMatchObject([{ code, state: 'ready' }]);
    expect(await badge(done)).toEqual([1, 0]);
    for (const _ of ['once', 'again'])
      expect(await claim(done, code, period)).toMatchObject({ success: true });
    expect(await balance(done)).toBe(START + 500n);
    expect((await summaryOf(done)).missions).toMatchObject([{ code, state: 'taken' }]);
  });

  test('[MEM-10] P1, T32: fifty claims on two nodes give once; it stands in the reward center, and then in the month and the history', async () => {
    const code = await missionOn();
    const member = await node.registerAndLogin();
    await bet(member, 2);
    const [mission] = (await summaryOf(member)).missions;
    expect(mission).toMatchObject({ state: 'ready', amount: '5.00', progress: { done: 2, target: 2 } });
    expect(await badge(member)).toEqual([1, 0]);
    const center = await node.callAs(member, listRewards, {});
    expect(center.body).toMatchObject({ value: { waiting: [{ code, amount: '5.00' }], growing: [] } });
    const db = openDatabase({ url: database.url, maxConnections: 8, waitMs: TEST_WAIT_MS });
    const second = await createTestApp({ db, url: database.url });
    try {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          claim(member, code, mission?.period ?? '', index % 2 === 0 ? node : second),
        ),
      );
      const ids = answers.map((body) => (body.success ? body.value.grants[0]?.id : body.code));
      expect([...new Set(ids)]).toEqual([expect.stringMatching(/^\d+$/)]);
    } finally {
      await second.close();
      await db.close();
    }
    expect([await balance(member), await badge(member)]).toEqual([START + 500n, [0, 0]]);
    const after = await summaryOf(member);
    expect(after.missions).toMatchObject([{ code, state: 'taken', progress: { done: 2, target: 2 } }]);
    expect(after.taken).toMatchObject({ count: 1, amount: '5.00' });
    const history = await node.callAs(member, listGrants, { type: 'mission' });
    expect(history.body).toMatchObject({
      value: {
        grants: [
          {
            code,
            type: 'mission',
            lines: [{ count: 2, base: '200.00', amount: '5.00' }],
            bets: { counts: 'rounds', categories: [] },
          },
        ],
      },
    });
    const others = await node.callAs(member, listGrants, { type: 'rebate' });
    expect(others.body).toMatchObject({ value: { grants: [] } });
  });

  test('[MEM-10] counts stakes to the last coin, and kinds of games by their categories', async () => {
    const stake = await missionOn({
      fact: { kind: 'mission', counts: 'stake', target: '100.00', amount: '1.00' },
    });
    const kinds = await missionOn({ fact: { kind: 'mission', counts: 'kinds', target: 2, amount: '1.00' } });
    const member = await node.registerAndLogin();
    await bet(member, 1, 0, 9_999);
    const shown = async () =>
      (await summaryOf(member)).missions.map(({ code, state, progress: { done } }) => [code, state, done]);
    expect(await shown()).toEqual([
      [stake, 'going', '99.99'],
      [kinds, 'going', 1],
    ]);
    await bet(member, 1, 0, 1);
    expect(await shown()).toEqual([
      [stake, 'ready', '100.00'],
      [kinds, 'going', 1],
    ]);
  });

  test('[MEM-10] a bet that is taken back takes its progress back; what was claimed before stays', async () => {
    const code = await missionOn();
    const member = await node.registerAndLogin();
    await bet(member, 2);
    const takeBack = () =>
      asOwner(
        database.url,
        `update game_round set state = 'void', stake = 0, payout = 0, bets_in_effect = 0
         where id = (select max(id) from game_round where member_id = ${member.memberId} and state = 'closed')`,
      );
    await takeBack();
    const [mission] = (await summaryOf(member)).missions;
    expect(mission).toMatchObject({ state: 'going', progress: { done: 1 } });
    expect(await claim(member, code, mission?.period ?? '')).toMatchObject({ code: 'REWARD_NOT_THERE' });
    await bet(member);
    expect(await claim(member, code, mission?.period ?? '')).toMatchObject({ success: true });
    await takeBack();
    expect((await summaryOf(member)).missions).toMatchObject([{ state: 'taken' }]);
    expect(await claim(member, code, mission?.period ?? '')).toMatchObject({ success: true });
    expect(await balance(member)).toBe(START + 500n);
  });

  test('[MEM-10] P1: rounds on both sides of midnight belong to one day each, and each day waits by itself', async () => {
    const code = await missionOn({ fact: { ...ROUNDS, target: 1 } });
    const member = await node.registerAndLogin();
    const [midnight] = await database.db.query<{ at: Date }>(
      sql`select record_day_start(record_day(platform_now()) - 1) as at`,
    );
    const at = Number(midnight?.at);
    await betAt(member, at - 1);
    await betAt(member, at);
    const { missions } = await summaryOf(member);
    const ready = missions.filter(({ state }) => state === 'ready');
    expect(ready.map(({ progress }) => progress.done)).toEqual([1, 1]);
    expect(new Set(ready.map(({ period }) => period)).size).toBe(2);
    for (const { period } of ready) await claim(member, code, period);
    expect((await summaryOf(member)).missions.map(({ state }) => state)).toEqual(['going']);
    expect(await balance(member)).toBe(START + 1_000n);
  });

  test('[MEM-10] once is once, over all versions; what no budget is left for is not shown', async () => {
    const code = await missionOn({ period: 'once', budget: '5.00' });
    const [member, late] = [await node.registerAndLogin(), await node.registerAndLogin()];
    await bet(member, 2, 3);
    expect(await claim(member, code, 'once')).toMatchObject({ success: true });
    await writeRule(place(), writtenRule.parse(written({ period: 'once', budget: '5.00' }, code)));
    await switchOn(place(), { code, reason: 'again' });
    await bet(member, 5);
    expect((await summaryOf(member)).missions).toMatchObject([{ state: 'taken', to: null }]);
    expect((await summaryOf(late)).missions).toEqual([]);
    expect(await tryRule(place(), { code, days: 5 })).toMatchObject({ largest: 500n });
  });
});

describe('the board', () => {
  test('[MEM-10] T33: counts missions of the month, names masked in every byte, the earlier above, the own place told', async () => {
    const codes = [await missionOn({ period: 'once' }), await missionOn({ period: 'once' })];
    const members = [];
    for (let count = 0; count < 5; count += 1) members.push(await node.registerAndLogin());
    const [one, two, three, away, out] = members as [
      MemberCaller,
      MemberCaller,
      MemberCaller,
      MemberCaller,
      MemberCaller,
    ];
    for (const member of members) await bet(member, 2, 1);
    for (const [member, done] of [
      [two, 1],
      [one, 1],
      [three, 2],
      [away, 2],
      [out, 2],
    ] as const)
      for (const code of codes.slice(0, done)) await claim(member, code, 'once');
    await node.callAs(away, startBreak, { length: '24h' });
    await node.callAs(out, setRewardsWanted, { wanted: false });
    const { places, own, month, bytes } = await freshBoard(one);
    const mine = places
      .filter(({ missions }) => missions <= 2)
      .map(({ missions, isOwn }) => [missions, isOwn]);
    expect(mine.slice(0, 1)).toEqual([[2, false]]);
    const at = places.findIndex(({ isOwn }) => isOwn);
    expect(own).toEqual({ place: at + 1, missions: 1 });
    // `two` had theirs first.
    expect((await freshBoard(two)).own?.place).toBeLessThan(own?.place ?? 0);
    expect(month).toMatch(/^\d{4}-\d\d$/);
    for (const { username, memberId } of members) {
      expect(bytes.toLowerCase()).not.toContain(username.toLowerCase());
      expect(bytes).not.toContain(`"${memberId}"`);
    }
    for (const { name } of places) expect(name).toMatch(/^.•••.?$/u);
    expect((await freshBoard(away)).own).toBeNull();
    expect((await board(one, 'previous')).places).toEqual([]);
  });
});

describe('while a page is open', () => {
  test('[MEM-02] [MEM-10] it hears that a mission can be taken now', async () => {
    await missionOn();
    const live = await listeningNode(database);
    try {
      const member = await live.registerAndLogin();
      const page = await openPage(live, member);
      await bet(member, 2);
      await live.app.platform.bus.publish({
        kind: 'frame',
        frame: {
          type: 'balance',
          channel: memberChannel(member.memberId),
          version: Date.now(),
          data: { balance: '1.00', currencySymbol: '৳' },
        },
      });
      const told = () => framesOf(page).map(({ type }) => type);
      await expect.poll(told, { timeout: 20_000 }).toEqual(expect.arrayContaining(['missions', 'rewards']));
    } finally {
      await live.close();
    }
  });

  test('[MEM-10] R1, R2: progress is told once, and to nobody on a break or who wants no rewards', async () => {
    await missionOn();
    const watch = watchMissions(node.app.platform);
    const [member, away, out] = [
      await node.registerAndLogin(),
      await node.registerAndLogin(),
      await node.registerAndLogin(),
    ];
    const told = async ({ memberId }: MemberCaller) => (await watch.look(memberId)).map(({ type }) => type);
    for (const one of [member, away, out]) await bet(one);
    await node.callAs(away, startBreak, { length: '24h' });
    await node.callAs(out, setRewardsWanted, { wanted: false });
    expect([await told(member), await told(member)]).toEqual([['missions'], []]);
    await bet(member);
    expect(await told(member)).toEqual(['missions', 'rewards']);
    expect([await told(away), await told(out)]).toEqual([[], []]);
  });
});

test('[MEM-10] a summary costs the same few statements, however many missions and rounds there are', async () => {
  const member = await node.registerAndLogin();
  const { db } = node.app.platform;
  const count = async () => {
    let statements = 0;
    const spied = vi.spyOn(db, 'query');
    try {
      await summaryOf(member);
      // Settings are read anew from time to time, by whoever comes then.
      statements = spied.mock.calls.filter(([{ text }]) => !text.includes('from setting')).length;
    } finally {
      spied.mockRestore();
    }
    return statements;
  };
  await missionOn();
  const few = await count();
  for (const period of ['week', 'month', 'once']) await missionOn({ period });
  await bet(member, 8, 1);
  expect(await count()).toBe(few);
  expect(few).toBeGreaterThan(4);
  expect(few).toBeLessThanOrEqual(8);
});
