import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { getRewardTerms } from '@maidan/contract/rewards/get-reward-terms.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { applyForPromotion } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listPromotions } from '@maidan/contract/rewards/promotions/list-promotions.ts';
import { listPromotionStandings } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import { expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { hoursFromNow, promotionOn, rulePlace, RULES } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { switchOn, writeRule, writtenRule } from '../rules/operate-rules.ts';
import { rewardTerms } from '../rules/terms.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

async function standingsOf(member: MemberCaller) {
  const { body } = await node.callAs(member, listPromotionStandings, { language: 'en' });
  if (!body.success) throw new Error(body.code);
  return body.value;
}
const standingOf = async (member: MemberCaller, code: string) =>
  (await standingsOf(member)).standings.find((one) => one.code === code);
const codesFor = async (member: MemberCaller | null) => {
  const { body } = await node.callAs(member, listPromotions, { language: 'en' });
  return body.success ? body.value.promotions.map(({ code }) => code) : [];
};
const join = async (member: MemberCaller, code: string): Promise<string> => {
  const { body } = await node.callAs(member, joinPromotion, { code });
  return body.success ? 'OK' : body.code;
};
const versionOf = async (member: MemberCaller, code: string, version: number) => {
  const { body } = await node.callAs(member, getRewardTerms, {
    code,
    version: String(version),
    language: 'en',
  });
  return body.success ? body.value.version : body.code;
};
async function nextVersion(
  code: string,
  kind: 'gift' | 'locked',
  change: object,
  title: string,
): Promise<void> {
  const { type, terms } = RULES[kind];
  const rule = {
    code,
    type,
    title: { en: title },
    summary: { en: 'Another.' },
    terms: { ...terms, ...change },
  };
  await writeRule(rulePlace(node), writtenRule.parse(rule));
}
const rank = ({ memberId }: MemberCaller, level: number) =>
  asOwner(
    database.url,
    `update member set has_vip = true, vip_level = ${level}, vip_label = 'Jade' where id = ${memberId}`,
  );
const joins = (code: string) =>
  database.db.query(sql`select member_id from reward_join where code = ${code}`);

test('[PRO-01] MEM-02: whoever joined reads the version that they joined, whoever begins now the newest, and the grant opens to its own', async () => {
  const [first, second] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const code = await promotionOn(node, 'gift');
  expect(await join(first, code)).toBe('OK');
  expect(await standingOf(first, code)).toMatchObject({ held: null });
  await nextVersion(code, 'gift', { fact: { kind: 'fixed', amount: '3.00' }, claimDays: 3 }, 'A small gift');
  expect(await versionOf(first, code, 2)).toBeNull();
  expect(await standingOf(first, code)).toMatchObject({ held: null });
  await switchOn(rulePlace(node), { code, reason: 'less' });

  expect(await standingOf(first, code)).toMatchObject({
    waiting: [{ amount: '10.00' }],
    held: { version: 1, title: 'A gift', terms: { amount: '10.00', claimDays: 7 } },
  });
  expect(await standingOf(second, code)).toMatchObject({ held: null });
  await node.callAs(first, claimRewards, { rewards: [{ code, period: 'once' }] });
  expect(await standingOf(first, code)).toMatchObject({ grant: { version: 1 }, held: { version: 1 } });
  expect(await versionOf(first, code, 1)).toMatchObject({
    version: 1,
    title: 'A gift',
    terms: { amount: '10.00' },
  });
  expect(await versionOf(first, code, 2)).toMatchObject({
    version: 2,
    title: 'A small gift',
    terms: { amount: '3.00' },
  });
  expect(await versionOf(first, code, 3)).toBeNull();
  expect(await versionOf(first, 'nothing', 1)).toBeNull();
});

const isRule = (change: object) => rewardTerms.safeParse({ ...RULES.gift.terms, ...change }).success;

test('[PRO-01] an audience that says nothing, names a language without joining, or is of inviting friends is no rule', () => {
  expect(isRule({ audience: { fromLevel: 2, languages: ['bn'], members: ['rina'] } })).toBe(true);
  expect(isRule({ audience: {} })).toBe(false);
  expect(isRule({ audience: { members: [] } })).toBe(false);
  const daily = { fact: { kind: 'stake', rates: { OTHER: 100 } }, period: 'day', needsJoin: false };
  expect(isRule({ ...daily, audience: { fromLevel: 2 } })).toBe(true);
  expect(isRule({ ...daily, audience: { languages: ['bn'] } })).toBe(false);
  const friend = {
    fact: { kind: 'friend', amount: '1.00', stake: '1.00', days: 9, monthly: '9.00' },
    needsJoin: false,
  };
  expect(isRule(friend)).toBe(true);
  expect(isRule({ ...friend, audience: { fromLevel: 2 } })).toBe(false);
});

test('[PRO-01] a rule for a rank is told to everybody and joined from that rank on; who is below reads why', async () => {
  const [below, above] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await rank(below, 2);
  await rank(above, 4);
  const code = await promotionOn(node, 'gift', { audience: { fromLevel: 3 } });
  const asked = await promotionOn(node, 'application', { audience: { fromLevel: 3 } });
  expect(await codesFor(null)).toContain(code);
  expect(await standingOf(below, code)).toBeUndefined();
  expect(await join(below, code)).toBe('PROMOTION_FOR_OTHERS');
  expect(
    (await node.callAs(below, applyForPromotion, { code: asked, comment: 'Please.' })).body,
  ).toMatchObject({
    code: 'PROMOTION_FOR_OTHERS',
  });
  expect(await joins(code)).toEqual([]);
  expect(await standingOf(above, code)).toMatchObject({ state: 'join' });
  expect(await join(above, code)).toBe('OK');
  // What was joined is not taken away.
  await rank(above, 1);
  expect(await standingOf(above, code)).toMatchObject({ state: 'claim' });
  expect(
    (await node.callAs(above, claimRewards, { rewards: [{ code, period: 'once' }] })).body,
  ).toMatchObject({ success: true });
});

test('[PRO-01] a rule that names members is told to those alone, and read by nobody else', async () => {
  const [named, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const code = await promotionOn(node, 'gift', { audience: { members: [named.username.toUpperCase()] } });
  expect(await codesFor(null)).not.toContain(code);
  expect(await codesFor(named)).not.toContain(code);
  expect((await standingsOf(named)).named).toMatchObject([{ code, terms: { audience: { named: true } } }]);
  expect((await standingsOf(other)).named).toEqual([]);
  expect(await join(other, code)).toBe('PROMOTION_FOR_OTHERS');
  expect(await versionOf(other, code, 1)).toBeNull();
  expect(await join(named, code)).toBe('OK');
  expect(await versionOf(named, code, 1)).toMatchObject({ version: 1 });
});

test('[PRO-01] what nobody joins is counted for those alone whom it is for, and a rule by language asks how somebody reads', async () => {
  const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  for (const { memberId } of [member, other])
    await addRounds(database.url, memberId, [
      { roundId: `of-${memberId}`, placedAt: hoursFromNow(-0.01), stake: 100_000 },
    ]);
  const code = 'named-rebate';
  const terms = {
    fact: { kind: 'stake', rates: { OTHER: 100 } },
    period: 'day',
    largest: '100.00',
    budget: '1000.00',
    claimDays: 7,
    payment: 'cash',
    audience: { members: [member.username] },
  };
  const words = { title: { en: 'For some' }, summary: { en: 'Of each bet.' } };
  await writeRule(rulePlace(node), writtenRule.parse({ code, type: 'rebate', ...words, terms }));
  await switchOn(rulePlace(node), { code, reason: 'a test' });
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '2 days' where code = '${code}';
     alter table reward_version enable trigger user`,
  );
  const growing = async (who: MemberCaller) => {
    const { body } = await node.callAs(who, listRewards, { language: 'en' });
    return body.success ? body.value.growing.map((one) => [one.code, one.amount]) : body.code;
  };
  expect(await growing(member)).toEqual([[code, '10.00']]);
  expect(await growing(other)).toEqual([]);
  expect(await standingOf(other, code)).toBeUndefined();
  const bengali = await promotionOn(node, 'gift', { audience: { languages: ['bn'] } });
  expect(await join(member, bengali)).toBe('PROMOTION_FOR_OTHERS');
  const english = await promotionOn(node, 'gift', { audience: { languages: ['en', 'hi'] } });
  expect(await join(member, english)).toBe('OK');
});

test('[PRO-01] P1: of a rule that is joined, periods of a version that was narrowed since are counted for those alone whom it names, and told to nobody else', async () => {
  const [kept, other, late] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  const code = 'narrowed';
  const terms = {
    fact: { kind: 'stake', rates: { OTHER: 100 } },
    period: 'day',
    needsJoin: true,
    largest: '100.00',
    budget: '1000.00',
    claimDays: 20,
    payment: 'cash',
  };
  const write = (title: string, change: object) =>
    writeRule(
      rulePlace(node),
      writtenRule.parse({
        code,
        type: 'rebate',
        title: { en: title },
        summary: { en: 'Of each bet.' },
        terms: { ...terms, ...change },
      }),
    );
  await write('For all', {});
  await switchOn(rulePlace(node), { code, reason: 'a test' });
  for (const member of [kept, other]) expect(await join(member, code)).toBe('OK');
  await write('For one', { audience: { members: [kept.username] } });
  await switchOn(rulePlace(node), { code, reason: 'a test' });

  // In the period that runs the older version holds, and is all that is told of the rule.
  expect(await standingOf(kept, code)).toMatchObject({ held: { version: 1, title: 'For all' } });
  expect((await standingsOf(kept)).named).toMatchObject([{ code, version: 2 }]);
  expect(await standingOf(other, code)).toMatchObject({ held: null });
  expect((await standingsOf(other)).named).toMatchObject([{ code, version: 1, terms: { audience: null } }]);
  expect((await standingsOf(late)).named).toEqual([]);

  await asOwner(
    database.url,
    `alter table reward_version disable trigger user; alter table reward_join disable trigger user;
     update reward_version set on_from = on_from - case version when 1 then interval '144 hours' else interval '60 hours' end
     where code = '${code}';
     update reward_join set joined_at = joined_at - interval '120 hours' where code = '${code}';
     alter table reward_version enable trigger user; alter table reward_join enable trigger user`,
  );
  for (const { memberId } of [kept, other])
    await addRounds(database.url, memberId, [
      { roundId: `before-${memberId}`, placedAt: hoursFromNow(-84), stake: 100_000 },
      { roundId: `after-${memberId}`, placedAt: hoursFromNow(-24), stake: 50_000 },
    ]);
  const waiting = async (member: MemberCaller) => {
    const { body } = await node.callAs(member, listRewards, { language: 'en' });
    return body.success
      ? body.value.waiting
          .filter((one) => one.code === code)
          .map(({ period, amount }) => ({ period, amount }))
      : [];
  };
  expect(new Set((await waiting(kept)).map(({ amount }) => amount))).toEqual(new Set(['10.00', '5.00']));
  expect((await waiting(other)).map(({ amount }) => amount)).toEqual(['10.00']);
  expect((await standingsOf(other)).named).toMatchObject([{ code, version: 1 }]);
  expect(await standingOf(other, code)).toMatchObject({ state: 'claim', held: null });

  // A grant opens to its own version, and to no other.
  const old = await waiting(other);
  await node.callAs(other, claimRewards, { rewards: old.map(({ period }) => ({ code, period })) });
  expect(await versionOf(other, code, 1)).toMatchObject({ version: 1 });
  expect(await versionOf(other, code, 2)).toBeNull();
  expect(await versionOf(kept, code, 2)).toMatchObject({ version: 2 });
  expect((await standingsOf(other)).named).toEqual([]);
});
