import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getVip } from '@maidan/contract/accounts/profile/get-vip.ts';
import { afterEach, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { standardVipRules, vipRules } from '#settings/vip-rules.ts';
import { asOwner } from '#testing/as-owner.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { playRound } from '#testing/withdrawals.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
afterEach(() => node.app.platform.settings.change('vip', standardVipRules()));

const vipOf = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, getVip, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
};
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
  await stake(member, 49_999);
  expect(await vipOf(member)).toMatchObject({
    level: null,
    days: 90,
    staked: '49999.00',
    next: { level: 1, label: 'Jade', stake: '50000.00', left: '1.00' },
  });
  await stake(member, 1);
  expect(await vipOf(member)).toMatchObject({
    level: 1,
    label: 'Jade',
    next: { level: 2, left: '100000.00' },
  });
});

test('[MEM-14] [HDR-06] a rank that was reached is the account’s everywhere, and stays when the days pass', async () => {
  const member = await node.registerAndLogin();
  await stake(member, 150_000);
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
  expect((await vipOf(member)).next).toBeNull();
});

test('ranks that do not rise are no rule', () => {
  const [one, two] = standardVipRules().levels;
  expect(vipRules.safeParse({ days: 90, levels: [two, one] }).success).toBe(false);
  expect(vipRules.safeParse(standardVipRules()).success).toBe(true);
});
