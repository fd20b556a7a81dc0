import { randomUUID } from 'node:crypto';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { getPointBalance } from '@maidan/contract/points/get-point-balance.ts';
import { listPointRecords } from '@maidan/contract/points/list-point-records.ts';
import { listPointRewards } from '@maidan/contract/points/list-point-rewards.ts';
import { redeemPointReward } from '@maidan/contract/points/redeem-point-reward.ts';
import { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { describe, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { PIN, playRound, readyMember } from '#testing/withdrawals.ts';
import { decideRedemption } from './decide-redemption.ts';
import { publishPointReward } from './publish-point-reward.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const place = () => node.app.platform;
const BY = { by: 'rina', remark: 'Sent by post.' };

const REWARD = {
  code: 'umbrella',
  title: { en: 'Umbrella', bn: 'ছাতা' },
  about: { en: 'Sent to you.' },
  points: 1_000,
  look: 'umbrella',
};
await publishPointReward(place(), REWARD);
await publishPointReward(place(), { ...REWARD, code: 'coins', points: 600, amount: '6.00', left: 1 });

/** Somebody with a payment password who has staked so much; one point for each 10.00. */
async function player(staked: bigint): Promise<MemberCaller> {
  const { member } = await readyMember(node);
  if (staked > 0n) await playRound(database.url, member.memberId, staked, 'closed', staked);
  return member;
}
async function standing(member: MemberCaller) {
  const { body } = await node.callAs(member, getPointBalance, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
async function moneyOf(member: MemberCaller) {
  const { body } = await node.callAs(member, getBalance, {});
  if (!body.success) throw new Error(body.code);
  return body.value.balance;
}
async function records(member: MemberCaller) {
  const { body } = await node.callAs(member, listPointRecords, {});
  if (!body.success) throw new Error(body.code);
  return body.value.records;
}
type Change = {
  operationId?: string;
  points?: number;
  amount?: string;
  code?: string;
  paymentPassword?: string;
};
const redeem = async (member: MemberCaller, change: Change = {}) => {
  const input = { operationId: randomUUID(), code: 'umbrella', points: 1_000, paymentPassword: PIN };
  return (await node.callAs(member, redeemPointReward, { ...input, ...change })).body;
};
const convert = async (member: MemberCaller, change: Change = {}) => {
  const input = { operationId: randomUUID(), points: 500, amount: '5.00', paymentPassword: PIN };
  return (await node.callAs(member, convertPoints, { ...input, ...change })).body;
};
const idOf = async (reference: string | undefined): Promise<string> => {
  const [row] = await database.db.query<{ id: bigint }>(
    sql`select id from point_record where reference = ${reference ?? ''}`,
  );
  return String(row?.id);
};
const pointsOfAll = () =>
  database.db.query(sql`
    select sum(balance)::bigint as sum from ledger_account where currency = 'PTS'`);

describe('refusals: nothing moves', () => {
  test('[PRO-05] [PWD-05] no path leads past the payment password', async () => {
    const member = await player(2_000_000n);
    expect(await convert(member, { paymentPassword: '111222' })).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
    });
    expect(await redeem(member, { paymentPassword: '111222' })).toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
    });
    const without = await node.registerAndLogin();
    expect(await convert(without)).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' });
    expect(await standing(member)).toMatchObject({ points: 2_000, pending: 0 });
    expect(await records(member)).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ['fewer than the least', { points: 400, amount: '4.00' }, 'POINT_AMOUNT'],
    ['no whole step', { points: 550, amount: '5.50' }, 'POINT_AMOUNT'],
    ['another ratio than was shown', { points: 500, amount: '5000.00' }, 'POINT_RATIO_CHANGED'],
    ['more than there are', { points: 2_100, amount: '21.00' }, 'POINTS_SHORT'],
    ['more than a day allows', { points: 50_100, amount: '501.00' }, 'POINT_DAY_LIMIT'],
    ['less than nothing', { points: -500, amount: '5.00' }, 'BAD_REQUEST'],
    ['half a point', { points: 500.5, amount: '5.00' }, 'BAD_REQUEST'],
  ])('[PRO-05] %s is not converted', async (_what, change, code) => {
    const member = await player(2_000_000n);
    const before = await moneyOf(member);
    expect(await convert(member, change)).toMatchObject({ success: false, code });
    expect(await moneyOf(member)).toBe(before);
    expect(await standing(member)).toMatchObject({ points: 2_000, pending: 0 });
  });

  test('[PRO-04] a reward that is gone, dearer than shown or beyond the points is not redeemed', async () => {
    const member = await player(500_000n);
    expect(await redeem(member)).toMatchObject({ code: 'POINTS_SHORT' });
    expect(await redeem(member, { points: 10 })).toMatchObject({ code: 'POINT_REWARD_GONE' });
    expect(await redeem(member, { code: 'nothing' })).toMatchObject({ code: 'POINT_REWARD_GONE' });
    await asOwner(
      database.url,
      `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day' where id = ${member.memberId}`,
    );
    expect(await convert(member)).toMatchObject({ code: 'ON_BREAK' });
    expect(await standing(member)).toMatchObject({ points: 500, pending: 0 });
  });
});

test('[PRO-04] settled stakes earn points to the last minor unit, open and void ones none, and what is taken back is made up for', async () => {
  const member = await player(12_345n);
  expect(await standing(member)).toMatchObject({ points: 12, stakeToNext: '6.55' });
  await playRound(database.url, member.memberId, 90_000n, 'open');
  expect(await standing(member)).toMatchObject({ points: 12, stakeToNext: '6.55' });
  await playRound(database.url, member.memberId, 600_000n, 'closed', 600_000n);
  expect(await standing(member)).toMatchObject({ points: 612 });
  expect(await convert(member)).toMatchObject({ success: true });
  await asOwner(
    database.url,
    `update game_round set state = 'void', stake = 0, payout = 0, bets_in_effect = 0 where member_id = ${member.memberId} and stake = 600000`,
  );
  expect(await standing(member)).toMatchObject({ points: 112 });
  await playRound(database.url, member.memberId, 600_000n, 'closed', 600_000n);
  expect(await standing(member)).toMatchObject({ points: 112 });
});

test('[PRO-05] a conversion is money at once, once, however often it is sent and by how many at a time', async () => {
  const member = await player(1_000_000n);
  const before = Number(await moneyOf(member));
  const operationId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => convert(member, { operationId })));
  expect(answers.every(({ success }) => success)).toBe(true);
  expect(await convert(member, { operationId, points: 600, amount: '6.00' })).toMatchObject({
    code: 'OPERATION_CONFLICT',
  });
  expect(Number(await moneyOf(member))).toBe(before + 5);
  expect(await standing(member)).toMatchObject({ points: 500 });
  expect(await records(member)).toMatchObject([
    {
      kind: 'convert',
      points: 500,
      amount: '5.00',
      ratio: { points: 100, amount: '1.00' },
      requirements: { leastPoints: 500, mostPointsPerDay: 50_000 },
      state: 'approved',
      remark: null,
    },
  ]);
  const others = await Promise.all(Array.from({ length: 8 }, () => convert(member)));
  expect(others.filter(({ success }) => success)).toHaveLength(1);
  expect(await standing(member)).toMatchObject({ points: 0 });
  expect(await pointsOfAll()).toEqual([{ sum: 0n }]);
});

test('[PRO-04] P3: a rejected redemption gives its points and its piece back once; an approved one pays once', async () => {
  const [member, other] = [await player(1_000_000n), await player(1_000_000n)];
  const first = await redeem(member, { code: 'coins', points: 600 });
  if (!first.success) throw new Error(first.code);
  expect(first.value).toMatchObject({ state: 'process', points: 600, amount: '6.00', title: REWARD.title });
  expect(await standing(member)).toMatchObject({ points: 400, pending: 600 });
  expect(await redeem(other, { code: 'coins', points: 600 })).toMatchObject({ code: 'POINT_REWARD_GONE' });
  const id = await idOf(first.value.reference);
  const rejected = await Promise.all(
    [1, 2, 3].map(() => decideRedemption(place(), { id, state: 'rejected', ...BY })),
  );
  expect(rejected.filter(Boolean)).toHaveLength(1);
  expect(await decideRedemption(place(), { id, state: 'approved', ...BY })).toBe(false);
  expect(await standing(member)).toMatchObject({ points: 1_000, pending: 0 });

  const before = Number(await moneyOf(other));
  const second = await redeem(other, { code: 'coins', points: 600 });
  if (!second.success) throw new Error(second.code);
  const approved = { id: await idOf(second.value.reference), state: 'approved', ...BY } as const;
  expect(await decideRedemption(place(), approved)).toBe(true);
  expect(await decideRedemption(place(), approved)).toBe(false);
  expect(Number(await moneyOf(other))).toBe(before + 6);
  expect(await standing(other)).toMatchObject({ points: 400, pending: 0 });
  expect((await records(other))[0]).toMatchObject({ state: 'approved', remark: 'Sent by post.' });
  expect(await pointsOfAll()).toEqual([{ sum: 0n }]);
  expect(await records(member)).toHaveLength(1);
});

test('[PRO-04] the mall shows what is offered to whoever comes', async () => {
  const { body } = await node.callAs(null, listPointRewards, {});
  expect(body).toMatchObject({
    success: true,
    value: {
      rewards: [
        { code: 'coins', left: 0 },
        { code: 'umbrella', amount: null, left: null },
      ],
    },
  });
});

test('[PRO-04] R2: what pays money waits while its member takes a break, and can still be rejected or paid after it', async () => {
  await publishPointReward(place(), { ...REWARD, code: 'notes', points: 600, amount: '6.00' });
  const [member, other] = [await player(1_000_000n), await player(1_000_000n)];
  const before = await moneyOf(member);
  const ids: string[] = [];
  for (const one of [member, other]) {
    const asked = await redeem(one, { code: 'notes', points: 600 });
    if (!asked.success) throw new Error(asked.code);
    ids.push(await idOf(asked.value.reference));
  }
  const rest = (kind: string, until: string) =>
    asOwner(
      database.url,
      `alter table member disable trigger user;
       update member set break_kind = ${kind}, break_until = ${until}
       where id in (${member.memberId}, ${other.memberId});
       alter table member enable trigger user`,
    );
  await rest(`'timeout'`, `platform_now() + interval '1 day'`);
  const [first = '', second = ''] = ids;
  await expect(decideRedemption(place(), { id: first, state: 'approved', ...BY })).rejects.toThrow(
    'on a break',
  );
  expect(await standing(member)).toMatchObject({ points: 400, pending: 600 });
  expect(await moneyOf(member)).toBe(before);
  expect(await records(member)).toMatchObject([{ state: 'process', remark: null }]);
  expect(await decideRedemption(place(), { id: second, state: 'rejected', ...BY })).toBe(true);
  await rest('null', 'null');
  expect(await decideRedemption(place(), { id: first, state: 'approved', ...BY })).toBe(true);
  expect(Number(await moneyOf(member))).toBe(Number(before) + 6);
});

test('[PRO-04] R2: a thing that is sent waits as well while its member takes a break', async () => {
  const member = await player(1_000_000n);
  const asked = await redeem(member, { code: 'umbrella', points: 1_000 });
  if (!asked.success) throw new Error(asked.code);
  const id = await idOf(asked.value.reference);
  const rest = (values: string) =>
    asOwner(
      database.url,
      `alter table member disable trigger user; update member set ${values} where id = ${member.memberId};
       alter table member enable trigger user`,
    );
  await rest(`break_kind = 'timeout', break_until = platform_now() + interval '1 day'`);
  await expect(decideRedemption(place(), { id, state: 'approved', ...BY })).rejects.toThrow('on a break');
  expect(await records(member)).toMatchObject([{ state: 'process', remark: null }]);
  await rest('break_kind = null, break_until = null');
  expect(await decideRedemption(place(), { id, state: 'approved', ...BY })).toBe(true);
  expect(await records(member)).toMatchObject([{ state: 'approved' }]);
});

test('[PRO-04] another rate holds for what is staked from then on, and takes nothing from what was earned before', async () => {
  const { settings } = place();
  const rules = await settings.get('pointMall');
  const member = await player(1_005_500n);
  const changeTo = (stakePerPoint: string) => settings.change('pointMall', { ...rules, stakePerPoint });
  expect(await standing(member)).toMatchObject({ points: 1_005, stakeToNext: '5.00' });
  await changeTo('20.00');
  expect(await standing(member)).toMatchObject({ points: 1_005, stakeToNext: '20.00' });
  await playRound(database.url, member.memberId, 3_000n, 'closed', 3_000n);
  expect(await standing(member)).toMatchObject({ points: 1_006, stakeToNext: '10.00' });
  expect(await convert(member)).toMatchObject({ success: true });
  await changeTo('1.00');
  expect(await standing(member)).toMatchObject({ points: 506, stakeToNext: '1.00' });
  await playRound(database.url, member.memberId, 250n, 'closed', 250n);
  expect(await standing(member)).toMatchObject({ points: 508, stakeToNext: '0.50' });
  // The same again is no other rate.
  await changeTo('1.00');
  expect(await standing(member)).toMatchObject({ points: 508, stakeToNext: '0.50' });
  expect(await convert(member)).toMatchObject({ success: true });
  expect(await standing(member)).toMatchObject({ points: 8, stakeToNext: '0.50' });
  expect(await pointsOfAll()).toEqual([{ sum: 0n }]);
  await settings.change('pointMall', rules);
});
