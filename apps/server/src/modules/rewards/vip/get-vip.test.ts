import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getVip } from '@maidan/contract/rewards/vip/get-vip.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { afterEach, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { standardVipRules, vipRules } from '#settings/vip-rules.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit } from '#testing/deposits.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { switchOn, writeRule, writtenRule } from '../rules/operate-rules.ts';
import { playRound } from '#testing/withdrawals.ts';
import { followPlay } from './follow-play.ts';
import { tryVip } from './try-vip.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
afterEach(() => node.app.platform.settings.change('vip', standardVipRules()));

const vipOf = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, getVip, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
};
const ranksOf = ({ memberId }: MemberCaller) =>
  database.db.query(sql`
    select level, label, staked, asked, days from vip_change where member_id = ${memberId}::bigint order by level`);
/** A transaction of the wallet, a while ago: what the nodes find players by. */
const played = ({ memberId }: MemberCaller) =>
  asOwner(
    database.url,
    `insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, currency, request_id,
       facts, created_at)
     values ('maidan', 'TEST', gen_random_uuid(), 'bet', 'applied', ${memberId}, 'r', 'PLY', 'x', '\\x00',
       platform_now() - interval '1 minute')`,
  );
const stake = (member: MemberCaller, taka: number, state?: 'open' | 'closed') =>
  playRound(database.url, member.memberId, BigInt(taka) * 100n, state);

test('[MEM-14] open bets, and bets from before the days that count, bring nobody nearer', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 60_000, 'open');
  await stake(member, 70_000);
  await asOwner(
    database.url,
    `update game_round set placed_at = placed_at - interval '100 days'
     where member_id = ${member.memberId} and state = 'closed'`,
  );
  expect(await vipOf(member)).toMatchObject({ level: null, label: null, staked: '0.00' });
  const [row] = await database.db.query(
    sql`select has_vip from member where id = ${member.memberId}::bigint`,
  );
  expect(row).toEqual({ hasVip: false });
});

test('[MEM-14] settled stakes are counted to the taka, and what the next rank needs is said', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 9_999);
  expect(await vipOf(member)).toMatchObject({
    level: null,
    days: 90,
    staked: '9999.00',
    next: { level: 1, label: 'Jade', stake: '10000.00', left: '1.00' },
  });
  await stake(member, 1);
  expect(await vipOf(member)).toMatchObject({
    level: 1,
    label: 'Jade',
    next: { level: 2, left: '20000.00' },
  });
});

test('[MEM-14] [HDR-06] a rank that was reached is the account’s everywhere, and stays when the days pass', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 30_000);
  await Promise.all([vipOf(member), vipOf(member)]);
  const info = await node.callAs(member, getMemberInfo, {});
  expect(info.body).toMatchObject({ value: { hasVip: true, vipLabelName: 'Jade', vipRankLevel: 2 } });
  await node.app.platform.settings.change('vip', {
    days: 1,
    levels: [{ level: 1, label: 'Jade', stake: '900000.00' }],
  });
  expect(await vipOf(member)).toMatchObject({ level: 2, next: null });
});

test('[MEM-14] R2: whoever takes a break is not told what more play would bring', async () => {
  const member = await node.registerAndLogin();
  await asOwner(
    database.url,
    `update member set break_until = platform_now() + interval '1 day', break_kind = 'timeout'
     where id = ${member.memberId}`,
  );
  expect(await vipOf(member)).toMatchObject({ next: null, levels: [], rests: ['break'] });
});

test('[MEM-03] R1, R2: every reason for which nothing is offered is named, and no other', async () => {
  const member = await node.registerAndLogin();
  expect((await vipOf(member)).rests).toEqual([]);
  await node.callAs(member, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
  await beginDeposit(node, member, { amount: '500.00' });
  expect((await vipOf(member)).rests).toEqual(['limit']);
  await node.callAs(member, setRewardsWanted, { wanted: false });
  expect((await vipOf(member)).rests).toEqual(['limit', 'unwanted']);
  await node.callAs(member, startBreak, { length: '24h' });
  expect((await vipOf(member)).rests).toEqual(['break', 'limit', 'unwanted']);
});

test('[MEM-03] [HDR-06] whoever has played is given the rank by a node’s own work: once, with its facts, and told by a message', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 30_000);
  await played(member);
  const { platform } = node.app;
  await Promise.all([followPlay(platform), followPlay(platform)]);
  expect(await followPlay(platform)).toBe(0);
  expect(await ranksOf(member)).toEqual([
    { level: 2, label: 'Jade', staked: 3_000_000n, asked: 3_000_000n, days: 90 },
  ]);
  const { body } = await node.callAs(member, listPlatformMessages, { language: 'bn' });
  expect(body).toMatchObject({
    value: {
      messages: [
        {
          kind: 'vip-reached',
          link: '/member/vip',
          read: false,
          content: expect.stringContaining('জেড, স্তর ২'),
        },
      ],
    },
  });
  expect((await vipOf(member)).reached).toMatchObject([
    { level: 2, label: 'Jade', staked: '30000.00', days: 90 },
  ]);
});

test('[MEM-03] a run looks at so many at most, and a node that is behind catches up in the next ones', async () => {
  const members = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  for (const member of members) {
    await stake(member, 30_000);
    for (let count = 0; count < 3; count += 1) await played(member);
  }
  const seen: number[] = [];
  for (let run = 0; run < 6; run += 1) seen.push(await followPlay(node.app.platform, 2));
  expect(seen).toEqual([2, 2, 2, 2, 1, 0]);
  for (const member of members) expect(await ranksOf(member)).toMatchObject([{ level: 2 }]);
});

test('[MEM-03] R1, R2: nobody is raised or told on a break, near an own limit or without rewards; it comes once they are back', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 12_000);
  await node.callAs(member, setRewardsWanted, { wanted: false });
  await played(member);
  expect(await followPlay(node.app.platform)).toBe(1);
  expect(await ranksOf(member)).toEqual([]);
  expect(await vipOf(member)).toMatchObject({
    level: null,
    rests: ['unwanted'],
    levels: [],
    reached: [],
    next: null,
  });
  await node.callAs(member, setRewardsWanted, { wanted: true });
  expect(await vipOf(member)).toMatchObject({ level: 1, rests: [], reached: [{ level: 1 }] });
});

test('[MEM-03] P1: a rule gives ranks a gift and a share of stakes, by the rank when the period ended, and the page lists what it gives', async () => {
  const [member, none] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const place = { db: node.app.platform.db, config: node.app.platform.config, actor: 'Anik' };
  const fact = {
    kind: 'vip',
    levels: [
      { level: 1, gift: '10.00', rate: 100 },
      { level: 2, gift: '50.00' },
    ],
  };
  const rule = {
    code: 'vip-day',
    type: 'vip',
    title: { en: 'Rank of the day' },
    summary: { en: 'For ranks.' },
    terms: { fact, period: 'day', largest: '9000.00', budget: '90000.00', claimDays: 7, payment: 'cash' },
  };
  await writeRule(place, writtenRule.parse(rule));
  await switchOn(place, { code: 'vip-day', reason: 'a test' });
  await stake(member, 10_000);
  await stake(none, 100);
  expect((await vipOf(member)).levels.slice(0, 2).map(({ benefits }) => benefits)).toMatchObject([
    [{ code: 'vip-day', title: 'Rank of the day', period: 'day', gift: '10.00', basisPoints: 100 }],
    [{ code: 'vip-day', gift: '50.00', basisPoints: null }],
  ]);
  // Everything happened two days earlier.
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '5 days' where code = 'vip-day';
     alter table reward_version enable trigger user;
     update vip_change set changed_at = changed_at - interval '2 days' where member_id = ${member.memberId};
     update game_round set placed_at = placed_at - interval '2 days' where member_id in (${member.memberId}, ${none.memberId})`,
  );
  const rewards = async (who: MemberCaller) => {
    const { body } = await node.callAs(who, listRewards, {});
    return body.success ? body.value : null;
  };
  const given = await rewards(member);
  // The day of the play with its share, the day after with the gift alone.
  expect(given?.waiting.map(({ amount }) => amount)).toEqual(['110.00', '10.00']);
  expect(given?.growing).toMatchObject([{ type: 'vip', amount: '10.00' }]);
  expect(await rewards(none)).toMatchObject({ waiting: [], growing: [] });
});

/** The ranks that a page lists the benefit of the next test under. */
const listed = async (member: MemberCaller) =>
  (await vipOf(member)).levels
    .filter(({ benefits }) => benefits.some(({ code }) => code === 'vip-some'))
    .map(({ level }) => level);
test('[MEM-03] the page lists no benefit that is for other members or for higher ranks', async () => {
  const [named, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const place = { db: node.app.platform.db, config: node.app.platform.config, actor: 'Anik' };
  const rule = {
    code: 'vip-some',
    type: 'vip',
    title: { en: 'For some' },
    summary: { en: 'For ranks.' },
    terms: {
      fact: {
        kind: 'vip',
        levels: [
          { level: 1, gift: '10.00' },
          { level: 2, gift: '50.00' },
        ],
      },
      period: 'month',
      largest: '9000.00',
      budget: '90000.00',
      claimDays: 7,
      payment: 'cash',
      audience: { members: [named.username], fromLevel: 2 },
    },
  };
  await writeRule(place, writtenRule.parse(rule));
  await switchOn(place, { code: 'vip-some', reason: 'a test' });
  expect(await listed(named)).toEqual([2]);
  expect(await listed(other)).toEqual([]);
});

test('[MEM-14] an operator tries ranks on what was played; nothing is written', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 60_000);
  const trial = await tryVip(node.app.platform, {
    days: 90,
    levels: [{ level: 1, label: 'Jade', stake: '60000.00' }],
  });
  expect(trial.rising).toBeGreaterThan(0);
  expect(trial.reached).toMatchObject([{ level: 1, label: 'Jade' }]);
  expect(await ranksOf(member)).toEqual([]);
});

test('ranks that do not rise are no rule', () => {
  const [one, two] = standardVipRules().levels;
  expect(vipRules.safeParse({ days: 90, levels: [two, one] }).success).toBe(false);
  expect(vipRules.safeParse(standardVipRules()).success).toBe(true);
});
