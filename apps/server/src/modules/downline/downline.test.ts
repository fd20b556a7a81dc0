import { exportAgentIncome } from '@maidan/contract/agent-reports/export-agent-income.ts';
import { exportTeamOverview } from '@maidan/contract/agent-reports/export-team-overview.ts';
import { getAgentIncome } from '@maidan/contract/agent-reports/get-agent-income.ts';
import { getTeamOverview } from '@maidan/contract/agent-reports/get-team-overview.ts';
import { getTeamRevenue } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import { getAgentStanding } from '@maidan/contract/downline/get-agent-standing.ts';
import { getDownlineMember } from '@maidan/contract/downline/get-downline-member.ts';
import { getTeamMap } from '@maidan/contract/downline/get-team-map.ts';
import { listDownline } from '@maidan/contract/downline/list-downline.ts';
import { openDownlineAccount } from '@maidan/contract/downline/open-downline-account.ts';
import { setDownlineRebate } from '@maidan/contract/downline/set-downline-rebate.ts';
import { exportMovements } from '@maidan/contract/records/export-movements.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import { resetByLink } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { headersOf, uniqueName, type MemberCaller } from '#testing/test-app.ts';
import { playRound } from '#testing/withdrawals.ts';
import { maskName } from '#modules/messages/mask-name.ts';
import { payRebates } from './pay-rebates.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
/** top > middle > low, and beside them a line of its own: other > cousin. */
let [top, middle, low, other, cousin]: MemberCaller[] = [];
beforeAll(async () => {
  [top, middle, low, other, cousin] = await Promise.all(
    Array.from({ length: 5 }, () => node.registerAndLogin()),
  );
  await put(top, { type: 1, rebate: 80 });
  await put(middle, { type: 2, rebate: 50, under: top });
  await put(low, { type: 0, rebate: 20, under: middle });
  await put(other, { type: 1, rebate: 80 });
  await put(cousin, { type: 0, rebate: 10, under: other });
});

type Place = { type: number; rebate: number; under?: MemberCaller | undefined };
const put = (who: MemberCaller | undefined, { type, rebate, under }: Place) =>
  database.db.query(sql`update member set type = ${type}, upline_id = ${under?.memberId ?? null}::bigint,
    rebate_basis_points = ${rebate} where id = ${who?.memberId ?? null}::bigint`);
const id = (who: MemberCaller | undefined): string => who?.memberId ?? '';
const as = (who: MemberCaller | undefined): MemberCaller => {
  if (who === undefined) throw new Error('nobody is there yet');
  return who;
};
const codeOf = ({ body }: { body: { success: boolean; code?: string } }) =>
  body.success ? 'done' : (body.code ?? '');
const full = (...people: (MemberCaller | undefined)[]) => people.map((who) => as(who).username);
const rebateOf = async (who: MemberCaller | undefined) =>
  (
    await database.db.query<{ rebate: number }>(
      sql`select rebate_basis_points as rebate from member where id = ${id(who)}::bigint`,
    )
  )[0]?.rebate;

describe('only the own subtree', () => {
  test('[AGT-09] T9: whoever is above, beside or in another line is unknown to every call, and nothing changes', async () => {
    const strangers = [top, middle, other, cousin].map(id).concat('999999999');
    for (const stranger of strangers) {
      const caller = as(middle);
      expect(codeOf(await node.callAs(caller, getDownlineMember, { id: stranger }))).toBe('DOWNLINE_UNKNOWN');
      expect(codeOf(await node.callAs(caller, listDownline, { under: stranger }))).toBe('DOWNLINE_UNKNOWN');
      const set = await node.callAs(caller, setDownlineRebate, { id: stranger, rebate: 0, was: 10 });
      expect(codeOf(set)).toBe('DOWNLINE_UNKNOWN');
    }
    expect(await Promise.all([top, middle, other, cousin].map(rebateOf))).toEqual([80, 50, 80, 10]);
    const found = await node.callAs(as(middle), listDownline, { search: as(cousin).username });
    expect(found.body).toMatchObject({ value: { members: [] } });
  });

  test('[AGT-09] a member and a visitor read nothing of it', async () => {
    for (const caller of [null, as(low)]) {
      const codes = await Promise.all(
        [getAgentStanding, getTeamMap, listDownline].map(async (call) =>
          codeOf(await node.callAs(caller, call, {})),
        ),
      );
      expect(new Set(codes)).toEqual(new Set([caller === null ? 'NOT_LOGGED_IN' : 'NOT_ALLOWED']));
    }
  });
});

const list = async (caller: MemberCaller | undefined, asked: RequestOf<typeof listDownline>) => {
  const { body } = await node.callAs(as(caller), listDownline, asked);
  if (!body.success) throw new Error(body.code);
  return body.value;
};
const names = (value: Awaited<ReturnType<typeof list>>) => value.members.map(({ username }) => username);

describe('the tree', () => {
  test('[AGT-09] is read level by level, with the way there, and searched at all levels', async () => {
    const first = await list(top, {});
    expect([names(first), first.team, first.path]).toEqual([[as(middle).username], 2, []]);
    expect(first.members[0]).toMatchObject({
      depth: 1,
      direct: 1,
      team: 1,
      rebate: 50,
      open: true,
      balance: '10000.00',
    });
    const second = await list(top, { under: id(middle) });
    expect([names(second), second.path]).toEqual([
      [maskName(as(low).username)],
      [{ id: id(middle), username: as(middle).username }],
    ]);
    expect(names(await list(middle, { search: as(low).username.slice(0, 6).toUpperCase() }))).toContain(
      as(low).username,
    );
    expect(names(await list(top, { search: id(low) }))).toEqual([maskName(as(low).username)]);
    expect(names(await list(top, { search: '%' }))).toEqual([]);
  });

  test('[AGT-09] is filtered by type, state, the last visit and the day of joining', async () => {
    expect(names(await list(top, { kind: 'players' }))).toEqual([]);
    expect(names(await list(top, { kind: 'agents', open: 'yes', active: '7' }))).toEqual([
      as(middle).username,
    ]);
    expect(names(await list(top, { open: 'no' }))).toEqual([]);
    expect(names(await list(top, { joinedTo: '2020-01-01' }))).toEqual([]);
    expect(names(await list(top, { joinedFrom: '2020-01-01' }))).toEqual([as(middle).username]);
  });

  test('[AGT-09] shows no money where the house does not, and never how somebody is reached', async () => {
    const { settings } = node.app.platform;
    const rules = await settings.get('downline');
    await database.db
      .query(sql`update member set email = 'x@mail.example', mobile = '8801999999999', payee_name = 'Somebody Known'
      where id = ${id(low)}::bigint`);
    await settings.change('downline', { ...rules, seesBalances: false });
    const [page, one] = [
      await list(top, { under: id(middle) }),
      await node.callAs(as(top), getDownlineMember, { id: id(low) }),
    ];
    await settings.change('downline', rules);
    expect([page.teamBalance, page.members[0]?.balance]).toEqual([null, null]);
    expect(`${JSON.stringify(page)}${one.raw.body}`).not.toMatch(/mail\.example|8801999|Somebody/);
  });

  test('[AGT-10] says names as far as the house says, in the list, on the way, of one member and on the map, and finds nobody by another', async () => {
    const { settings } = node.app.platform;
    for (const [setting, named, shown] of [
      ['none', [], []],
      ['direct', full(middle), full(middle)],
      ['all', full(middle, low), full(middle, low)],
    ] as const) {
      await settings.change('teamNames', setting);
      const answers = [
        await node.callAs(as(top), listDownline, {}),
        await node.callAs(as(top), listDownline, { under: id(middle) }),
        await node.callAs(as(top), getDownlineMember, { id: id(low) }),
        await node.callAs(as(top), getTeamMap, {}),
      ];
      const text = answers.map(({ raw }) => raw.body).join('');
      const found = [];
      for (const name of full(middle, low)) found.push(...names(await list(top, { search: name })));
      expect([setting, full(middle, low).filter((name) => text.includes(name)), found]).toEqual([
        setting,
        named,
        shown,
      ]);
    }
    await settings.change('teamNames', 'direct');
  });

  test('[AGT-09] comes whole as a map, each with the place of the one above', async () => {
    const { body } = await node.callAs(as(top), getTeamMap, {});
    if (!body.success) throw new Error(body.code);
    expect(body.value.nodes.map(([who, above, , type]) => [who, above, type])).toEqual([
      [id(middle), -1, 2],
      [id(low), 0, 0],
    ]);
    expect(body.value.cut).toBe(false);
  });
});

const set = async (who: MemberCaller | undefined, rebate: number, was: number) =>
  codeOf(await node.callAs(as(middle), setDownlineRebate, { id: id(who), rebate, was }));

const fail = (error: unknown): void => {
  throw error;
};

const read = async <O extends Operation>(who: MemberCaller | undefined, call: O, asked: RequestOf<O>) => {
  const { body } = await node.callAs(as(who), call, asked);
  if (!body.success) throw new Error(body.code);
  return body.value;
};

describe('rebates', () => {
  test('[AGT-09] stay between those below and the own, also when both are written at once', async () => {
    expect(await set(low, 51, 20)).toBe('REBATE_BOUNDS');
    expect(await set(low, 30, 19)).toBe('REBATE_CHANGED');
    expect(
      codeOf(await node.callAs(as(top), setDownlineRebate, { id: id(middle), rebate: 19, was: 50 })),
    ).toBe('REBATE_BOUNDS');
    expect(codeOf(await node.callAs(as(top), setDownlineRebate, { id: id(low), rebate: 30, was: 20 }))).toBe(
      'DOWNLINE_UNKNOWN',
    );
    const race = Array.from({ length: 8 }, (_, round) => round);
    for (const round of race) {
      await Promise.all([
        node.callAs(as(top), setDownlineRebate, { id: id(middle), rebate: 30 + (round % 2), was: 50 }),
        set(low, 45, 20),
      ]);
      const [mine, below] = [await rebateOf(middle), await rebateOf(low)];
      expect(mine).toBeGreaterThanOrEqual(below ?? Infinity);
      await database.db.query(sql`update member set rebate_basis_points = 0 where id = ${id(low)}::bigint`);
      await put(middle, { type: 2, rebate: 50, under: top });
      await put(low, { type: 0, rebate: 20, under: middle });
    }
  });

  test('[AGT-09] A11: are paid once for each hundred that was staked and settled, to the player and along the line', async () => {
    const pay = () => payRebates(node.app.platform, fail);
    await pay();
    const stake = async (amount: bigint): Promise<void> => {
      await playRound(database.url, id(low), amount);
      // The round moves no money here, so the account looks as it did before.
      await database.db.query(
        sql`update team_rebate_mark set seen_version = 0 where member_id = ${id(low)}::bigint`,
      );
    };
    const nearLimit = (who: MemberCaller | undefined, isNear: boolean) =>
      asOwner(
        database.url,
        isNear
          ? `insert into player_limit (merchant, member_id, kind, period, value) values ('maidan', ${id(who)}, 'stake', 'day', 100);
             insert into play_hour (merchant, member_id, hour, stake) values ('maidan', ${id(who)}, date_trunc('hour', platform_now()), 80)`
          : `delete from player_limit where member_id = ${id(who)}`,
      );
    const money = () =>
      Promise.all(
        [low, middle, top].map(
          async (who) =>
            (await readBalance(database.db, { merchant: 'maidan', owner: id(who), currency: 'PLY' })).balance,
        ),
      );
    const [player = 0n, agent = 0n, first = 0n] = await money();
    await stake(1_234_56n);
    expect((await Promise.all([pay(), pay(), pay()])).toSorted()).toEqual([0, 0, 3]);
    // Twelve hundreds at 0.20 %, and what 0.50 % and 0.80 % exceed it by.
    expect(await money()).toEqual([player + 240n, agent + 360n, first + 360n]);
    await stake(65_44n);
    await database.db
      .query(sql`update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day'
      where id = ${id(middle)}::bigint`);
    expect(await pay()).toBe(2);
    expect(await money()).toEqual([player + 260n, agent + 360n, first + 390n]);
    const freeze = (at: string) =>
      asOwner(
        database.url,
        `update ledger_account set frozen_at = ${at} where kind = 'member' and owner = '${id(middle)}'`,
      );
    await freeze('platform_now()');
    await stake(100_00n);
    expect(await pay()).toBe(2);
    expect(await money()).toEqual([player + 280n, agent + 360n, first + 420n]);
    await freeze('null');
    // R1: near an own limit the player's stakes wait, and nobody above gets anything for them.
    await nearLimit(low, true);
    await stake(100_00n);
    expect(await pay()).toBe(0);
    await nearLimit(low, false);
    await nearLimit(top, true);
    expect(await pay()).toBe(1);
    expect(await money()).toEqual([player + 300n, agent + 360n, first + 420n]);
    await nearLimit(top, false);
    const shown = await node.callAs(as(top), getDownlineMember, { id: id(low) });
    expect(shown.body).toMatchObject({ value: { rebateEarned: '4.20', rebateBounds: null } });
    expect(await checkLedger(database.db)).toEqual([]);
  });

  test('[AGT-01] are the commission of those above and nobody else, in the overview, the periods, the income and their files', async () => {
    const [{ day } = { day: '' }] = await database.db.query<{ day: string }>(
      sql`select record_day(platform_now())::text as day`,
    );
    const range = { from: day, to: day };
    const file = async (who: MemberCaller | undefined, path: string) => {
      const query = new URLSearchParams(range).toString();
      const answer = await node.app.inject({ url: `${path}?${query}`, headers: headersOf(as(who)) });
      return answer.body.trim().split('\r\n').slice(1);
    };
    for (const [who, earned] of [
      [top, '4.20'],
      [middle, '3.60'],
      [other, '0.00'],
    ] as const) {
      const overview = await read(who, getTeamOverview, range);
      expect([overview.totals.commission, overview.days[0]?.commission]).toEqual([earned, earned]);
      const revenue = await read(who, getTeamRevenue, { ...range, by: 'month' });
      expect(revenue.totals.commission).toBe(earned);
      expect((await read(who, getTeamRevenue, { ...range, category: 'RNG' })).totals.commission).toBe('0.00');
      // Beside it stands the welcome money of everybody here.
      const { rebate, bonus, total } = (await read(who, getAgentIncome, range)).totals;
      expect([rebate, bonus, total]).toEqual([earned, '10000.00', `1000${earned}`]);
      // One source alone, and the days that have any of it.
      const ofRebates = await read(who, getAgentIncome, { ...range, source: 'rebate' });
      expect(ofRebates.totals).toMatchObject({ rebate: earned, bonus: '0.00', total: earned });
      expect(ofRebates.days.map(({ total: sum }) => sum)).toEqual(earned === '0.00' ? [] : [earned]);
      expect((await read(who, getAgentIncome, { ...range, source: 'dividend' })).days).toEqual([]);
      expect((await file(who, exportTeamOverview.path))[0]?.endsWith(`,${earned}`)).toBe(true);
      expect(await file(who, exportAgentIncome.path)).toEqual([
        `${day},0.00,0.00,${earned},10000.00,${total}`,
      ]);
      // The own account and its file call it the same; the player's is a rebate.
      const { movements } = await read(who, listMovements, range);
      expect(movements.filter(({ source }) => source === 'rebate')).not.toHaveLength(who === other ? 1 : 0);
      const named = (await file(who, exportMovements.path)).filter((line) => line.includes('Commission'));
      expect(named.length > 0).toBe(who !== other);
    }
    expect((await file(low, exportMovements.path)).some((line) => line.includes('Rebate'))).toBe(true);
    // What the player got for the own play is no commission, and each day is the sum of its rebates.
    const kept = await database.db.query(sql`
      select agent_id::text, amount from team_commission_day order by agent_id`);
    const paid = await database.db.query(sql`
      select receiver_id::text as agent_id, sum(amount)::bigint as amount from team_rebate
      where receiver_id <> player_id group by 1 order by min(receiver_id)`);
    expect(kept).toEqual(paid);
    expect(kept).toHaveLength(2);
  });

  test('[AGT-01] older databases are told the rebates of what was counted, and of nothing else', async () => {
    const migration = readFileSync(
      new URL('../../db/migrations/0241-pay-by-member-and-day.sql', import.meta.url),
      'utf8',
    );
    const fillIn = /update account_day[^;]+;/.exec(migration)?.[0] ?? '';
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    try {
      const kept = async () =>
        (await owner.query('select * from account_day order by account_id, day, kind')).rows;
      const countAll = `select account_day_fold(merchant, id, 50000) from ledger_account where kind = 'member' and shard = 0`;
      await owner.query(countAll);
      const before = await kept();
      expect(before.filter(({ rebates }) => rebates !== '0')).toHaveLength(3);
      await owner.query('begin');
      await owner.query('update account_day set rebates = 0');
      await owner.query(fillIn);
      expect(await kept()).toEqual(before);
      // As if the last movement of each account had not been counted yet.
      await owner.query('delete from account_day');
      await owner.query('delete from account_day_mark');
      await owner.query(
        `select account_day_fold(merchant, id, version::int - 1) from ledger_account where kind = 'member' and shard = 0 and version > 1`,
      );
      await owner.query('update account_day set rebates = 0');
      await owner.query(fillIn);
      await owner.query(countAll);
      expect(await kept()).toEqual(before);
      // Whoever counts without knowing of rebates is refused.
      await expect(
        owner.query(`insert into account_day (merchant, account_id, day, kind, entries, amount, first_version, last_version)
          select merchant, account_id, day, 'bet', 1, 1, 1, 1 from account_day limit 1`),
      ).rejects.toThrow(/rebates/);
      await owner.query('rollback');
    } finally {
      await owner.end();
    }
  });
});

const open = (caller: MemberCaller | undefined, change: Partial<RequestOf<typeof openDownlineAccount>>) =>
  node.callAs(as(caller), openDownlineAccount, {
    username: uniqueName(),
    type: 0,
    rebate: 0,
    agreed: true,
    ...change,
  });
const members = async () => (await database.db.query(sql`select from member`)).length;

describe('an account opened for somebody', () => {
  test('[AGT-10] is never of a type beside or above, nor with more than the own rebate, nor where it is off', async () => {
    const before = await members();
    expect(codeOf(await open(other, { type: 1 }))).toBe('NOT_ALLOWED');
    expect(codeOf(await open(other, { rebate: 81 }))).toBe('REBATE_BOUNDS');
    expect(codeOf(await open(low, {}))).toBe('NOT_ALLOWED');
    expect(codeOf(await open(other, { username: as(top).username }))).toBe('USERNAME_TAKEN');
    expect(codeOf(await open(other, { password: 'password123' }))).toBe('PASSWORD_WEAK');
    const { settings } = node.app.platform;
    const rules = await settings.get('downline');
    await settings.change('downline', { ...rules, opensAccounts: false });
    expect(codeOf(await open(other, {}))).toBe('FEATURE_OFF');
    await settings.change('downline', rules);
    expect(await members()).toBe(before);
  });

  test('[AGT-09] with a password asks its owner for another one first, and stands below', async () => {
    const username = uniqueName();
    const password = 'a first password 7';
    const { body } = await open(other, { username, type: 41, rebate: 40, password });
    expect(body).toMatchObject({ success: true, value: { username, link: null } });
    const entered = await node.callAs(null, login, {
      type: 'username',
      username,
      password,
      site: 'agent',
    } as never);
    expect(entered.raw.body).toMatch(/"changeTicket":"[^"]+"/);
    const [row] = await database.db.query(sql`
      select upline_id::text, type, rebate_basis_points as rebate, terms_version from member where username = ${username}`);
    expect(row).toEqual({ uplineId: id(other), type: 41, rebate: 40, termsVersion: null });
  });

  test('[AGT-09] without one comes with a link by which a password is set, once, and need not be set again', async () => {
    const username = uniqueName();
    const { body } = await open(other, { username, type: 41 });
    const code = (body.success && body.value.link?.split('#')[1]) || '';
    expect(code.length).toBeGreaterThan(30);
    const newPassword = 'my very own words 4';
    const form = { code, newPassword, confirmNewPassword: newPassword };
    expect((await node.callAs(null, resetByLink, form)).body).toMatchObject({
      success: true,
      value: { username, site: 'agent' },
    });
    expect(codeOf(await node.callAs(null, resetByLink, form))).toBe('LINK_INVALID');
    const entered = await node.callAs(null, login, {
      type: 'username',
      username,
      password: newPassword,
      site: 'agent',
    } as never);
    expect(entered.body).toMatchObject({
      success: true,
      value: { firstTimeLogin: true, changeTicket: null },
    });
  });
});
