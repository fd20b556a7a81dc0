import { randomUUID } from 'node:crypto';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { getReferral } from '@maidan/contract/referral/get-referral.ts';
import { listReferredFriends } from '@maidan/contract/referral/list-referred-friends.ts';
import { noteReferralVisit } from '@maidan/contract/referral/note-referral-visit.ts';
import type { ReferredFriend } from '@maidan/contract/referral/referral.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { listAlerts, watchMoney } from '#modules/alert/watch-money.ts';
import { windowsOf } from '#modules/rewards/friends/friend-rules.ts';
import { selectOpenFriends } from '#modules/rewards/friends/friends.store.ts';
import { tryRule } from '#modules/rewards/grants/try-rule.ts';
import { switchOff, switchOn, writeRule, writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import { readRules } from '#modules/rewards/rules/rule.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { forgetRule } from '#testing/reward-rules.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import {
  createTestApp,
  registerInput,
  uniqueName,
  type MemberCaller,
  type TestApp,
} from '#testing/test-app.ts';
import { playRound } from '#testing/withdrawals.ts';
import { decideReferral, listHeldReferrals } from './decide-referral.ts';
import { lookAtReferrals } from './look-at-referrals.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const operator = () => ({ ...node.app.platform, actor: 'rina' });
const WHY = { by: 'rina', reason: 'They share a house, and both play.' };

const TERMS = {
  fact: { kind: 'friend', amount: '100.00', stake: '500.00', days: 30, monthly: '250.00' },
  period: 'once',
  largest: '100.00',
  budget: '100000.00',
  claimDays: 30,
  payment: 'cash',
};
let code = '';
async function ruleOn(terms: object = {}): Promise<void> {
  code = `friends-${randomUUID().slice(0, 8)}`;
  const words = { title: { en: 'Invite a friend' }, summary: { en: 'For each friend who plays.' } };
  await writeRule(
    operator(),
    writtenRule.parse({ code, type: 'referral', ...words, terms: { ...TERMS, ...terms } }),
  );
  await switchOn(operator(), { code, reason: 'a test' });
}
beforeEach(async () => {
  if (code !== '') await forgetRule(database.url, code);
  await ruleOn();
});

let house = 0;
const elsewhere = (): string => `198.51.${Math.floor((house += 1) / 250)}.${(house % 250) + 1}`;
async function codeOf(member: MemberCaller): Promise<string> {
  return (await referralOf(member)).referralCode;
}
async function referralOf(member: MemberCaller) {
  const { body } = await node.callAs(member, getReferral, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
async function friendsOf(member: MemberCaller): Promise<ReferredFriend[]> {
  const { body } = await node.callAs(member, listReferredFriends, {});
  if (!body.success) throw new Error(body.code);
  return body.value.friends;
}
type Invited = { ip?: string; username?: string; affiliateCode?: string; on?: TestApp };
async function comes(
  referralCode: string,
  { ip = elsewhere(), username = uniqueName(), on = node, ...more }: Invited = {},
) {
  const { body } = await on.callAs({ ip }, register, { ...registerInput(username), referralCode, ...more });
  if (!body.success) throw new Error(body.code);
  const [row] = await database.db.query<{ id: bigint }>(
    sql`select id from member where username = ${username}`,
  );
  return { memberId: String(row?.id), username };
}
const plays = (friend: { memberId: string }, stake = 50_000n) =>
  playRound(database.url, friend.memberId, stake, 'closed', stake);
async function claim(member: MemberCaller, key: string, { on = node, by = code } = {}) {
  const { body } = await on.callAs(member, claimRewards, { rewards: [{ code: by, period: key }] });
  return body;
}
async function given(member: MemberCaller) {
  return database.db.query<{ period: string; amount: bigint }>(
    sql`select period, amount from reward_grant where member_id = ${member.memberId}::bigint`,
  );
}
async function inviterWith(count: number, how: Invited = {}) {
  const inviter = await node.registerAndLogin();
  const link = await codeOf(inviter);
  const friends = [];
  for (let at = 0; at < count; at += 1) friends.push(await comes(link, how));
  return { inviter, link, friends };
}
const only = <Value>(values: readonly Value[]): Value => {
  const [value] = values;
  if (value === undefined || values.length !== 1) throw new Error(`${values.length} instead of one`);
  return value;
};

const visit = (referralCode: string) => node.callAs(null, noteReferralVisit, { referralCode });

describe('refusals: nothing is given', () => {
  test('[MEM-09] terms that cannot be kept are not written', () => {
    const words = { title: { en: 'x' }, summary: { en: 'y' } };
    const rule = (terms: object) =>
      writtenRule.safeParse({ code: 'friends', type: 'referral', ...words, terms: { ...TERMS, ...terms } })
        .success;
    expect(rule({})).toBe(true);
    expect(rule({ largest: '50.00' })).toBe(false);
    expect(rule({ fact: { ...TERMS.fact, monthly: '99.00' } })).toBe(false);
    expect(rule({ fact: { ...TERMS.fact, days: 91 } })).toBe(false);
    expect(rule({ period: 'month' })).toBe(false);
    expect(rule({ needsJoin: true })).toBe(false);
    expect(rule({ fact: { kind: 'loss', rate: 100 } })).toBe(false);
  });

  test('[MEM-09] before the friend has staked enough, after the time, for what is nobody, or with the rule off', async () => {
    const { inviter, friends } = await inviterWith(1);
    const friend = only(friends);
    await plays(friend, 49_999n);
    const { key, reward, stage } = only(await friendsOf(inviter));
    expect([reward, stage]).toEqual(['growing', 'played']);
    expect(await claim(inviter, key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    expect(await claim(inviter, 'friend-0000000000000000')).toMatchObject({ code: 'REWARD_NOT_THERE' });
    expect(await claim(inviter, 'friend-x')).toMatchObject({ code: 'BAD_REQUEST' });
    await plays(friend, 1n);
    expect(only(await friendsOf(inviter)).reward).toBe('ready');
    const backdate = (days: number) =>
      asOwner(
        database.url,
        `update referral set registered_at = platform_now() - interval '${days} days' where friend_id = ${friend.memberId}`,
      );
    await backdate(62);
    // Sixty-two days ago there was no rule at all.
    expect(only(await friendsOf(inviter)).reward).toBe('none');
    await asOwner(
      database.url,
      `alter table reward_version disable trigger user;
       update reward_version set on_from = on_from - interval '70 days' where code = '${code}';
       alter table reward_version enable trigger user`,
    );
    // There was one, and the bets of today are too late for it.
    expect(only(await friendsOf(inviter)).reward).toBe('over');
    expect(await claim(inviter, key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    await backdate(0);
    expect(only(await friendsOf(inviter)).reward).toBe('ready');
    expect(await given(inviter)).toEqual([]);
  });

  test('[MEM-09] R2: to an inviter on a break, or for a friend on one, which the inviter does not see', async () => {
    const { inviter, friends } = await inviterWith(1);
    const friend = only(friends);
    await plays(friend);
    const { key } = only(await friendsOf(inviter));
    await asOwner(
      database.url,
      `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day' where id = ${friend.memberId}`,
    );
    expect(only(await friendsOf(inviter))).toMatchObject({ reward: 'growing' });
    expect(await claim(inviter, key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    await node.callAs(inviter, startBreak, { length: '24h' });
    expect(await claim(inviter, key)).toMatchObject({ code: 'ON_BREAK' });
    expect(await referralOf(inviter)).toMatchObject({ paused: 'break', terms: null });
    expect(await given(inviter)).toEqual([]);
  });

  test('[MEM-09] an agent’s invitation is another thing, and nobody is invited after the fact or by themselves', async () => {
    const { inviter, link } = await inviterWith(0);
    const agent = await node.registerAndLogin();
    await asOwner(
      database.url,
      `update member set type = 2 where id = ${agent.memberId};
       insert into affiliate (merchant, code, member_id) values ('maidan', 'LINE7', ${agent.memberId})`,
    );
    await comes(link, { affiliateCode: 'LINE7' });
    expect(await friendsOf(inviter)).toEqual([]);
    const late = await node.registerAndLogin();
    await expect(
      database.db.query(sql`insert into referral (merchant, friend_id, inviter_id)
        values ('maidan', ${late.memberId}::bigint, ${late.memberId}::bigint)`),
    ).rejects.toThrow('check');
    await comes(link);
    await expect(
      database.db.query(sql`update referral set inviter_id = ${late.memberId}::bigint`),
    ).rejects.toThrow('permission denied');
    // The friend of a friend is nothing to the first.
    const friend = only(await friendsOf(inviter));
    expect(friend.reward).toBe('growing');
  });
});

async function held(inviter: MemberCaller, id: (row: { inviter: string }) => boolean) {
  await lookAtReferrals(node.app.platform);
  return (await listHeldReferrals(node.app.platform)).filter(id);
}

describe('what two accounts have in common', () => {
  test('[MEM-09] T32: the same address, phone, payout account or device holds the reward for a person, also where many come from', async () => {
    const inviter = await node.registerAndLogin();
    const link = await codeOf(inviter);
    const home = elsewhere();
    const network = elsewhere();
    const place = (memberId: string, address: string) =>
      asOwner(
        database.url,
        `insert into member_address (merchant, member_id, address) values ('maidan', ${memberId}, '${address}')
         on conflict do nothing`,
      );
    await place(inviter.memberId, home);
    await place(inviter.memberId, network);
    for (let at = 0; at < 5; at += 1) await place((await node.registerAndLogin()).memberId, network);
    const alike = {
      address: await comes(link, { ip: home }),
      phone: await comes(link),
      payout: await comes(link),
      device: await comes(link),
      network: await comes(link, { ip: network }),
      nothing: await comes(link),
    };
    await asOwner(
      database.url,
      `update member set mobile = '8801999000001', mobile_verified_at = platform_now() where id = ${alike.phone.memberId};
       update member set mobile = null, mobile_verified_at = null where id = ${alike.phone.memberId};
       update member set mobile = '8801999000001', mobile_verified_at = platform_now() where id = ${inviter.memberId};
       insert into payout_account (merchant, member_id, institution, kind, holder, number_sealed, number_print, number_end, usable_from)
       select 'maidan', m, 'SHAPLA_PAY', 'wallet', 'Somebody', '\\x01', '\\x0203', '4321', platform_now()
       from unnest(array[${inviter.memberId}, ${alike.payout.memberId}]::bigint[]) m;
       update session set device = 'Chrome 128, Android', ip = '${network}' where member_id in (${inviter.memberId}, ${alike.device.memberId})`,
    );
    for (const friend of Object.values(alike)) await plays(friend);
    const byName = new Map((await friendsOf(inviter)).map((friend) => [friend.key, friend.reward]));
    expect([...byName.values()].filter((reward) => reward === 'held')).toHaveLength(5);
    expect([...byName.values()].filter((reward) => reward === 'ready')).toHaveLength(1);
    const rows = await held(inviter, (row) => row.inviter === inviter.username);
    // An operator reads whether it is a house or a network.
    expect(rows.map(({ signals, fromThere }) => `${String(signals)} ${fromThere}`).toSorted()).toEqual([
      'address 2',
      'address 7',
      'device 0',
      'payout 0',
      'phone 0',
    ]);
    const alerts = (await watchMoney(node.app.platform, node.app.log), await listAlerts(node.app.platform));
    expect(alerts.filter(({ kind }) => kind === 'referral-held')).toHaveLength(5);
    // Held ones are neither counted nor given, whoever asks.
    const heldKeys = [...byName].flatMap(([key, reward]) => (reward === 'held' ? [key] : []));
    for (const key of heldKeys) expect(await claim(inviter, key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    expect(await given(inviter)).toEqual([]);
  });

  test('[MEM-09] a person decides once, with a reason and under a name; traces that went are still known', async () => {
    const home = elsewhere();
    const inviter = await node.registerAndLogin();
    const link = await codeOf(inviter);
    await asOwner(
      database.url,
      `insert into member_address (merchant, member_id, address) values ('maidan', ${inviter.memberId}, '${home}')`,
    );
    const [first, second] = [await comes(link, { ip: home }), await comes(link, { ip: home })];
    await lookAtReferrals(node.app.platform);
    await asOwner(database.url, `delete from member_address where member_id = ${inviter.memberId}`);
    await plays(first);
    await plays(second);
    const rows = (await listHeldReferrals(node.app.platform)).filter(
      (row) => row.inviter === inviter.username,
    );
    const idOf = (friend: { username: string }) =>
      String(only(rows.filter((row) => row.friend === friend.username)).id);
    expect((await friendsOf(inviter)).map(({ reward }) => reward)).toEqual(['held', 'held']);
    const decide = (friend: { username: string }, verdict: 'approved' | 'rejected') =>
      decideReferral(node.app.platform, { id: idOf(friend), verdict, ...WHY });
    expect(await decide(first, 'approved')).toBe(true);
    expect(await decide(second, 'rejected')).toBe(true);
    expect(await decide(first, 'rejected')).toBe(false);
    expect(await decideReferral(node.app.platform, { id: '999999', verdict: 'approved', ...WHY })).toBe(
      false,
    );
    const [after, before] = await friendsOf(inviter);
    expect([after?.reward, after?.reason, before?.reward]).toEqual(['rejected', WHY.reason, 'ready']);
    expect(await claim(inviter, before?.key ?? '')).toMatchObject({ success: true });
    expect(await claim(inviter, after?.key ?? '')).toMatchObject({ code: 'REWARD_NOT_THERE' });
    const audit = await database.db.query(sql`
      select action from audit_entry where actor = 'rina' and action like 'referral-%' order by id`);
    expect(audit.map((row) => Object.values(row)[0])).toEqual(['referral-approved', 'referral-rejected']);
    expect(
      (await listHeldReferrals(node.app.platform)).filter((row) => row.inviter === inviter.username),
    ).toEqual([]);
  });
});

test('[MEM-09] a friend for whom nothing is left is shown as the claim answers, and is ready again once there is', async () => {
  await switchOff(operator(), { code, reason: 'another' });
  await ruleOn({ budget: '150.00' });
  const { inviter, friends } = await inviterWith(2);
  for (const friend of friends) await plays(friend);
  const [late, early] = await friendsOf(inviter);
  expect([late?.reward, early?.reward]).toEqual(['ready', 'ready']);
  expect(await claim(inviter, early?.key ?? '')).toMatchObject({ success: true });
  expect((await friendsOf(inviter))[0]).toMatchObject({ reward: 'spent', until: null });
  expect(await claim(inviter, late?.key ?? '')).toMatchObject({ code: 'REWARD_BUDGET' });
  await asOwner(database.url, `update reward set spent = 5000 where code = '${code}'`);
  expect((await friendsOf(inviter))[0]).toMatchObject({ reward: 'ready' });
});

test('[MEM-09] P4: fifty claims of one friend on two nodes give one reward, and a month gives no more than the terms say', async () => {
  const { inviter, friends } = await inviterWith(3);
  for (const friend of friends) await plays(friend);
  const newestFirst = await friendsOf(inviter);
  expect(newestFirst.map(({ reward }) => reward)).toEqual(['full', 'ready', 'ready']);
  const [full, , first] = newestFirst;
  const db = openDatabase({ url: database.url, maxConnections: 5, waitMs: TEST_WAIT_MS });
  const other = await createTestApp({ db, url: database.url });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      claim(inviter, first?.key ?? '', { on: at % 2 === 0 ? node : other }),
    ),
  );
  expect(answers.every(({ success }) => success)).toBe(true);
  expect(await given(inviter)).toEqual([{ period: first?.key, amount: 10_000n }]);
  expect(await claim(inviter, full?.key ?? '')).toMatchObject({ code: 'REWARD_NOT_THERE' });
  await asOwner(
    database.url,
    `update reward_grant set granted_at = granted_at - interval '32 days' where member_id = ${inviter.memberId}`,
  );
  expect((await friendsOf(inviter)).map(({ reward }) => reward)).toEqual(['ready', 'ready', 'given']);
  const waiting = (await node.callAs(inviter, listRewards, {})).body;
  if (!waiting.success) throw new Error(waiting.code);
  const rewards = waiting.value.waiting.map(({ code: of, period }) => ({ code: of, period }));
  await Promise.all([node, other].map((on) => on.callAs(inviter, claimRewards, { rewards })));
  expect(await given(inviter)).toHaveLength(3);
  await other.close();
  await db.close();
  expect(await checkLedger(database.db)).toEqual([]);
});

test('[MEM-09] P4: a page of a few is judged as the claim judges them all', async () => {
  const { inviter, friends } = await inviterWith(3);
  for (const friend of friends) await plays(friend);
  const { body } = await node.callAs(inviter, listReferredFriends, { pageSize: '1' });
  if (!body.success) throw new Error(body.code);
  const newest = only(body.value.friends);
  expect(newest.reward).toBe('full');
  expect(await claim(inviter, newest.key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
});

test('[MEM-09] P4: what a full month left waiting can be taken in the next, also when its time ended meanwhile', async () => {
  await switchOff(operator(), { code, reason: 'another rule' });
  await ruleOn({ fact: { ...TERMS.fact, days: 1 }, claimDays: 40 });
  const { inviter, friends } = await inviterWith(3);
  for (const friend of friends) await plays(friend);
  const [waits, ...others] = await friendsOf(inviter);
  for (const { key } of others) expect(await claim(inviter, key)).toMatchObject({ success: true });
  expect(await claim(inviter, waits?.key ?? '')).toMatchObject({ code: 'REWARD_NOT_THERE' });
  const here = new Date(Date.now() + 6 * 3_600_000);
  const month = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), 1) - 6 * 3_600_000;
  const daysFrom = (days: number) => new Date(month + days * 86_400_000).toISOString();
  // Its last day was the last but one of the month before, in which the others were given.
  const latest = friends.at(-1)?.memberId ?? '';
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '90 days' where code = '${code}';
     alter table reward_version enable trigger user;
     update referral set registered_at = '${daysFrom(-42.9)}' where friend_id = ${latest};
     update reward_grant set granted_at = '${daysFrom(-2)}' where member_id = ${inviter.memberId}`,
  );
  await addRounds(database.url, latest, [
    { roundId: `friend-${latest}`, placedAt: daysFrom(-42.8), stake: 50_000 },
  ]);
  const [later] = await friendsOf(inviter);
  expect(later).toMatchObject({ reward: 'ready', until: daysFrom(40) });
  const moved = (days: number) =>
    asOwner(
      database.url,
      `update reward_grant set granted_at = '${daysFrom(days)}' where member_id = ${inviter.memberId}`,
    );
  await moved(-35);
  expect((await friendsOf(inviter))[0]).toMatchObject({ reward: 'over' });
  await moved(-2);
  expect(await claim(inviter, later?.key ?? '')).toMatchObject({ success: true });
  expect(await given(inviter)).toHaveLength(3);
});

test('[MEM-09] who came before there were terms, or long ago, takes no place among those something can be given for', async () => {
  const { inviter, friends } = await inviterWith(3);
  const [before, long, now] = friends.map(({ memberId }) => memberId);
  const open = async () => {
    const { rules } = await readRules(database.db, 'maidan');
    const whose = { merchant: 'maidan', memberId: inviter.memberId };
    return (await selectOpenFriends(database.db, whose, windowsOf(rules))).map(({ friendId }) =>
      String(friendId),
    );
  };
  const movedTo = (id: string | undefined, days: number) =>
    asOwner(
      database.url,
      `update referral set registered_at = platform_now() - interval '${days} days' where friend_id = ${id}`,
    );
  expect(await open()).toEqual([before, long, now]);
  await movedTo(before, 1);
  expect(await open()).toEqual([long, now]);
  await movedTo(long, 130);
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '200 days' where code = '${code}';
     alter table reward_version enable trigger user`,
  );
  expect(await open()).toEqual([before, now]);
});

test('[MEM-09] P4: fifty registrations by one link, ten at a time on two nodes, are fifty friends of one inviter, each once', async () => {
  const { inviter, link } = await inviterWith(0);
  const db = openDatabase({ url: database.url, maxConnections: 5 });
  const other = await createTestApp({ db, url: database.url });
  const ip = elsewhere();
  // Each proves a password, which is dear: ten at once are as many as a small machine answers in time.
  for (let wave = 0; wave < 5; wave += 1)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => comes(link, { ip, on: at % 2 === 0 ? node : other })),
    );
  await other.close();
  await db.close();
  const rows = await database.db.query<{ friends: number; keys: number }>(sql`
    select count(distinct friend_id)::int as friends, count(distinct key)::int as keys from referral
    where inviter_id = ${inviter.memberId}::bigint`);
  expect(rows).toEqual([{ friends: 50, keys: 50 }]);
  const { body } = await node.callAs(inviter, listReferredFriends, { pageSize: '50' });
  expect(body.success && [body.value.friends.length, body.value.nextCursor]).toEqual([50, null]);
});

test('[MEM-09] a rule that is switched off counts nobody who comes later, and keeps what it said of whoever came before', async () => {
  const { inviter, friends, link } = await inviterWith(1);
  await plays(only(friends));
  await switchOff(operator(), { code, reason: 'a test' });
  await plays(await comes(link));
  const [later, before] = await friendsOf(inviter);
  expect([later?.reward, before?.reward]).toEqual(['none', 'ready']);
  expect(await claim(inviter, later?.key ?? '')).toMatchObject({ code: 'REWARD_NOT_THERE' });
  expect((await referralOf(inviter)).terms).toBeNull();
  for (const _ of ['once', 'again'])
    expect(await claim(inviter, before?.key ?? '')).toMatchObject({ success: true });
  expect(await given(inviter)).toHaveLength(1);
});

test('[MEM-09] two rules that are on at once give one reward for a friend: the older one’s', async () => {
  const older = code;
  await ruleOn({ fact: { ...TERMS.fact, amount: '90.00' } });
  const { inviter, friends } = await inviterWith(1);
  await plays(only(friends));
  const friend = only(await friendsOf(inviter));
  expect([friend.code, friend.amount]).toEqual([older, '100.00']);
  expect(await claim(inviter, friend.key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
  expect(await claim(inviter, friend.key, { by: older })).toMatchObject({ success: true });
  await switchOff(operator(), { code: older, reason: 'the next test' });
  expect(await claim(inviter, friend.key)).toMatchObject({ code: 'REWARD_NOT_THERE' });
  expect(await given(inviter)).toHaveLength(1);
});

test('[MEM-09] the answer has no more of a friend than the ends of the name, and says what each reward was for', async () => {
  const { inviter, link } = await inviterWith(0);
  const friend = await comes(link, { username: 'Rosalinda' });
  await plays(friend, 77_700n);
  const list = await node.callAs(inviter, listReferredFriends, {});
  const shown = only(await friendsOf(inviter));
  expect(shown).toMatchObject({ name: 'R•••a', stage: 'played', reward: 'ready', amount: '100.00' });
  await claim(inviter, shown.key);
  const grants = await node.callAs(inviter, listGrants, {});
  const all = await node.callAs(inviter, listReferredFriends, {});
  for (const { raw } of [list, grants, all]) {
    expect(raw.body).toContain('R•••a');
    for (const secret of ['osalind', '777', `"${friend.memberId}"`, '198.51'])
      expect(raw.body.toLowerCase()).not.toContain(secret);
  }
  expect(grants.body).toMatchObject({ value: { grants: [{ type: 'referral', friend: 'R•••a' }] } });
});

test('[MEM-09] visits, registrations and first deposits are counted by day, visits within a bound and without a word of who', async () => {
  const { inviter, link } = await inviterWith(1);
  for (const tried of [link, link.toLowerCase(), 'NOBODY77'])
    expect((await visit(tried)).body.success).toBe(true);
  expect((await visit('../x')).body).toMatchObject({ code: 'BAD_REQUEST' });
  const { totals, days } = await referralOf(inviter);
  expect(totals).toMatchObject({ visits: 2, registrations: 1, deposits: 0, rewards: 0, earned: '0.00' });
  expect(days).toHaveLength(1);
  await asOwner(
    database.url,
    `update referral_visit set visits = 1000 where inviter_id = ${inviter.memberId}`,
  );
  await visit(link);
  expect((await referralOf(inviter)).totals.visits).toBe(1000);
});

test('[PRO-03] [SET-04] inviting is open while the operator wants it and a rule gives something for it', async () => {
  const { inviter } = await inviterWith(0);
  const isOpen = async () => {
    const { body } = await node.callAs(inviter, getMemberInfo, {});
    return body.success && body.value.availablePromo.REFERRAL.enabled;
  };
  const { settings } = node.app.platform;
  expect(await isOpen()).toBe(true);
  expect((await referralOf(inviter)).terms).toMatchObject({ amount: '100.00', stake: '500.00', days: 30 });
  await settings.change('availablePromo', { REFERRAL: { enabled: false } });
  expect(await isOpen()).toBe(false);
  expect((await referralOf(inviter)).terms).toBeNull();
  await settings.change('availablePromo', { REFERRAL: { enabled: true } });
  await switchOff(operator(), { code, reason: 'the end' });
  expect(await isOpen()).toBe(false);
});

test('[MEM-09] an operator sees what a rule would have given before it is on', async () => {
  const { friends } = await inviterWith(2);
  await plays(only(friends.slice(0, 1)));
  const trial = await tryRule(node.app.platform, { code, days: 3 });
  expect(trial?.grants).toBeGreaterThan(0);
  expect(trial?.sum).toBe(BigInt(trial?.grants ?? 0) * 10_000n);
});
