import { randomUUID } from 'node:crypto';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { getReferral } from '@maidan/contract/referral/get-referral.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { claimRafflePromotion } from '@maidan/contract/rewards/promotions/claim-raffle-promotion.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { startNodeProcess, type NodeProcess } from '#testing/node-process.ts';
import { endNow, promotionOn, rulePlace } from '#testing/reward-rules.ts';
import { registerInput, uniqueName, type MemberCaller } from '#testing/test-app.ts';
import { PIN, playRound, readyMember } from '#testing/withdrawals.ts';
import { drawRaffles } from './promotions/draw-raffles.ts';
import { switchOn, writeRule, writtenRule } from './rules/operate-rules.ts';

const AT_ONCE = 50;
const START = 1_000_000n;
const GIFT = 1_000n;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
/** As an operator starts it. This process has a node as well: the two share nothing but the database. */
let other: NodeProcess;
beforeAll(async () => {
  other = await startNodeProcess(database.url);
});
afterAll(() => other.stop());

/** Each claim names one of these rewards in turn, and goes to one of the processes. */
async function claimAtOnce(member: MemberCaller, codes: readonly string[]): Promise<number[]> {
  for (const code of codes) await node.callAs(member, joinPromotion, { code });
  const claim = async (index: number): Promise<number> => {
    const code = codes[(index >> 1) % codes.length] ?? '';
    const input = { rewards: [{ code, period: 'once' }] };
    if (index % 2 === 0) return other.post(member, claimRewards, input);
    return (await node.callAs(member, claimRewards, input)).status;
  };
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => claim(index)));
}

const purses = (member: MemberCaller) =>
  database.db.query(sql`
    select kind, balance from ledger_account
    where owner = ${member.memberId} and kind in ('member', 'locked_bonus') order by kind`);
const grants = (member: MemberCaller) =>
  database.db.query(sql`
    select code, state from reward_grant where member_id = ${member.memberId}::bigint order by id`);

test('[PRO-03] P1, T32: fifty claims of one reward on two server processes give once, and every one is told so', async () => {
  const member = await node.registerAndLogin();
  const code = await promotionOn(node, 'gift');
  expect(new Set(await claimAtOnce(member, [code]))).toEqual(new Set([200]));
  expect(await purses(member)).toEqual([{ kind: 'member', balance: START + GIFT }]);
  expect(await grants(member)).toEqual([{ code, state: 'paid' }]);
  const [rule] = await database.db.query(sql`select spent from reward where code = ${code}`);
  expect(rule).toEqual({ spent: GIFT });
});

test('[PRO-01] P5: of two bonuses that are claimed at once on two server processes one is in hand, and one budget is touched', async () => {
  const member = await node.registerAndLogin();
  const codes = [await promotionOn(node, 'locked'), await promotionOn(node, 'locked')];
  const statuses = await claimAtOnce(member, codes);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(await purses(member)).toEqual([
    { kind: 'locked_bonus', balance: GIFT },
    { kind: 'member', balance: START },
  ]);
  expect(await grants(member)).toEqual([{ code: expect.stringMatching(/^p/), state: 'locked' }]);
  const spent = await database.db.query<{ spent: bigint }>(
    sql`select spent from reward where code = any(${codes}::text[]) order by spent`,
  );
  expect(spent.map((rule) => rule.spent)).toEqual([0n, GIFT]);
});

/** The same call as often as at once, every other one to the other process. */
async function pressBoth<O extends Operation>(
  member: MemberCaller,
  operation: O,
  input: RequestOf<O>,
): Promise<number[]> {
  const press = async (index: number): Promise<number> => {
    if (index % 2 === 1) return (await node.callAs(member, operation, input)).status;
    const sent = operation.encrypted ? { payload: await node.encrypt(operation, input) } : input;
    return other.post(member, operation, sent);
  };
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => press(index)));
}

async function ruleOn(type: 'mission' | 'referral', fact: object): Promise<string> {
  const code = `${type}-1`;
  const terms = { fact, period: 'once', largest: '10.00', budget: '1000.00', claimDays: 30, payment: 'cash' };
  const words = { title: { en: 'One' }, summary: { en: 'Of them.' } };
  await writeRule(rulePlace(node), writtenRule.parse({ code, type, ...words, terms }));
  await switchOn(rulePlace(node), { code, reason: 'a test' });
  return code;
}

test('[PRO-03] P1: a prize of a raffle is taken once by fifty on two server processes, by either of its two calls', async () => {
  const member = await node.registerAndLogin();
  const code = await promotionOn(node, 'raffle');
  await node.callAs(member, joinPromotion, { code });
  await endNow(database.url, code);
  await drawRaffles(node.app.platform);
  const [one, two] = await Promise.all([
    pressBoth(member, claimRafflePromotion, { code, language: 'en' }),
    pressBoth(member, claimRewards, { rewards: [{ code, period: 'once' }], language: 'en' }),
  ]);
  expect(new Set([...one, ...two])).toEqual(new Set([200]));
  expect(await purses(member)).toEqual([{ kind: 'member', balance: START + 5_000n }]);
  expect(await grants(member)).toEqual([{ code, state: 'paid' }]);
});

test('[MEM-10] P1: a mission is taken once by fifty on two server processes', async () => {
  const member = await node.registerAndLogin();
  const code = await ruleOn('mission', { kind: 'mission', counts: 'rounds', target: 1, amount: '5.00' });
  await playRound(database.url, member.memberId, 10_000n, 'closed', 10_000n);
  const all = await pressBoth(member, claimRewards, { rewards: [{ code, period: 'once' }], language: 'en' });
  expect(new Set(all)).toEqual(new Set([200]));
  expect(await purses(member)).toEqual([{ kind: 'member', balance: START + 500n }]);
  expect(await grants(member)).toEqual([{ code, state: 'paid' }]);
});

test('[MEM-09] P4: the reward for a friend is taken once by fifty on two server processes', async () => {
  const member = await node.registerAndLogin();
  const fact = { kind: 'friend', amount: '10.00', stake: '1.00', days: 30, monthly: '50.00' };
  const code = await ruleOn('referral', fact);
  const { body } = await node.callAs(member, getReferral, {});
  if (!body.success) throw new Error(body.code);
  const username = uniqueName();
  const { referralCode } = body.value;
  await node.callAs({ ip: '198.51.100.9' }, register, { ...registerInput(username), referralCode });
  const [friend] = await database.db.query<{ id: bigint; key: string }>(sql`
    select m.id, r.key from member m join referral r on r.friend_id = m.id where m.username = ${username}`);
  await playRound(database.url, String(friend?.id), 10_000n, 'closed', 10_000n);
  const rewards = [{ code, period: friend?.key ?? '' }];
  expect(new Set(await pressBoth(member, claimRewards, { rewards, language: 'en' }))).toEqual(new Set([200]));
  expect(await purses(member)).toEqual([{ kind: 'member', balance: START + 1_000n }]);
  expect(await grants(member)).toEqual([{ code, state: 'paid' }]);
});

test('[PRO-05] P2: points become money once by fifty presses on two server processes', async () => {
  const { member } = await readyMember(node);
  await playRound(database.url, member.memberId, 5_000_000n, 'closed', 5_000_000n);
  const { leastPoints: points, ratio } = await node.app.platform.settings.get('pointMall');
  const worth = (BigInt(points) / BigInt(ratio.points)) * parseMoney(ratio.amount);
  expect(worth).toBeGreaterThan(0n);
  const asked = { points, amount: formatMoneyText(minor(worth)), paymentPassword: PIN };
  const all = await pressBoth(member, convertPoints, { ...asked, operationId: randomUUID() });
  expect(new Set(all)).toEqual(new Set([200]));
  expect(await purses(member)).toEqual([{ kind: 'member', balance: START + worth }]);
  expect(
    await database.db.query(sql`select state from point_record where member_id = ${member.memberId}::bigint`),
  ).toEqual([{ state: 'approved' }]);
});

test('[PRO-01] one budget gives to as many as it holds, however many members ask for it at once on two server processes', async () => {
  const code = await promotionOn(node, 'gift', { budget: '50.00', largest: '10.00' });
  const members: MemberCaller[] = [];
  for (let count = 0; count < 12; count += 1) members.push(await node.registerAndLogin());
  for (const member of members) await node.callAs(member, joinPromotion, { code });
  const input = { rewards: [{ code, period: 'once' }], language: 'en' as const };
  const all = await Promise.all(
    members.map(async (member, index) =>
      index % 2 === 0
        ? other.post(member, claimRewards, input)
        : (await node.callAs(member, claimRewards, input)).status,
    ),
  );
  expect(all.filter((status) => status === 200)).toHaveLength(5);
  expect(all.filter((status) => status === 409)).toHaveLength(7);
  const [rule] = await database.db.query(sql`
    select spent, (select sum(amount)::bigint from reward_grant where code = ${code}) as given,
      (select sum(a.balance)::bigint from ledger_account a
       where a.kind = 'member' and a.owner = any(${members.map(({ memberId }) => memberId)}::text[])) as held
    from reward where code = ${code}`);
  expect(rule).toEqual({ spent: 5_000n, given: 5_000n, held: START * 12n + 5_000n });
});
