import { randomUUID } from 'node:crypto';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { forfeitBonus } from '@maidan/contract/rewards/forfeit-bonus.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { forgetRule } from '#testing/reward-rules.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { beginDeposit } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { openDatabase } from '#db/database.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { createTestApp, headersOf, type MemberCaller } from '#testing/test-app.ts';
import { settleBonuses } from './bonus/settle-bonuses.ts';
import { countWaiting } from './count-waiting.ts';
import { reverseGrant } from './grants/reverse-grant.ts';
import { tryRule } from './grants/try-rule.ts';
import { switchOff, switchOn, writeRule, writtenRule } from './rules/operate-rules.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Rules that have been on for a fortnight; each test has its own, and switches it off. */
let rules: string[] = [];
beforeEach(async () => {
  for (const code of rules) await forgetRule(database.url, code);
  rules = [];
});
const place = () => ({ db: node.app.platform.db, config: node.app.platform.config, actor: 'Anik' });

const TERMS = {
  fact: { kind: 'stake', rates: { OTHER: 100 } },
  period: 'day',
  largest: '1000.00',
  budget: '100000.00',
  claimDays: 7,
  payment: 'cash',
};
const LOCKED = { payment: 'locked', wagering: { times: 2, days: 3, weights: { OTHER: 50 } } };

async function ruleOn(terms: object = {}, type = 'rebate'): Promise<string> {
  const code = `r${randomUUID().slice(0, 8)}`;
  rules.push(code);
  const rule = { code, type, title: { en: 'Daily rebate' }, summary: { en: 'A share of each bet.' } };
  await writeRule(place(), writtenRule.parse({ ...rule, terms: { ...TERMS, ...terms } }));
  await switchOn(place(), { code, reason: 'a test' });
  await backdate(code, 14);
  return code;
}

async function backdate(code: string, days: number): Promise<void> {
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '${days} days' where code = '${code}';
     alter table reward_version enable trigger user`,
  );
}

let rounds = 0;
const bet = (member: MemberCaller, stake: number, days: number, payout = 0) =>
  addRounds(database.url, member.memberId, [
    { roundId: `r${(rounds += 1)}`, placedAt: ago(days), stake, payout },
  ]);

async function player(stake = 100_000, days = 1): Promise<MemberCaller> {
  const member = await node.registerAndLogin();
  await bet(member, stake, days);
  return member;
}

async function rewardsOf(member: MemberCaller) {
  const { body } = await node.callAs(member, listRewards, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
async function claim(member: MemberCaller, reward: { code: string; period: string }, on = node) {
  const { body } = await on.callAs(member, claimRewards, {
    rewards: [{ code: reward.code, period: reward.period }],
  });
  return body;
}
async function firstOf(member: MemberCaller) {
  const [first] = (await rewardsOf(member)).waiting;
  if (first === undefined) throw new Error('nothing waits');
  return first;
}
async function purses(member: MemberCaller): Promise<Record<string, bigint>> {
  const rows = await database.db.query<{ kind: string; balance: bigint }>(sql`
    select kind, balance from ledger_account where owner = ${member.memberId} and kind in ('member', 'locked_bonus')`);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}
const START = 1_000_000n;
const freeze = ({ memberId }: MemberCaller, on: boolean) =>
  asOwner(
    database.url,
    `update ledger_account set frozen_at = ${on ? 'platform_now()' : 'null'}
     where kind = 'member' and owner = '${memberId}'`,
  );

describe('refusals: nothing is given', () => {
  test('[PRO-03] what is not there, not over, or of nobody', async () => {
    const code = await ruleOn();
    const member = await node.registerAndLogin();
    await bet(member, 100_000, 0);
    const { waiting, growing } = await rewardsOf(member);
    expect(waiting).toEqual([]);
    expect(growing.map(({ amount }) => amount)).toEqual(['10.00']);
    const period = growing[0]?.period ?? '';
    for (const wanted of [
      { code, period },
      { code: 'nothing', period: 'once' },
      { code, period: '2020-01-01' },
    ])
      expect(await claim(member, wanted)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    expect(await claim(member, { code, period: '../../x' })).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await purses(member)).toEqual({ member: START });
  });

  test('[PRO-03] R1, R2: on the edge of a limit or on a break nothing is offered, counted or given', async () => {
    await ruleOn();
    const [near, away] = [await player(), await player()];
    const [first, second] = [await firstOf(near), await firstOf(away)];
    await node.callAs(near, setLimit, { kind: 'deposit', period: 'day', value: '600.00' });
    await beginDeposit(node, near, { amount: '500.00' });
    await node.callAs(away, startBreak, { length: '24h' });
    expect(await rewardsOf(near)).toMatchObject({ paused: 'limit', waiting: [], growing: [] });
    expect(await claim(near, first)).toMatchObject({ code: 'REWARD_PAUSED' });
    expect(await rewardsOf(away)).toMatchObject({ paused: 'break', waiting: [] });
    expect(await claim(away, second)).toMatchObject({ code: 'ON_BREAK' });
    expect([await purses(near), await purses(away)]).toEqual([{ member: START }, { member: START }]);
  });

  test.each([
    ['money', {}],
    ['a bonus with conditions', LOCKED],
  ])(
    '[PRO-03] F14: %s for a wallet that is being checked; afterwards it is there as before',
    async (_, terms) => {
      const code = await ruleOn(terms);
      const [member, other] = [await player(), await player()];
      const reward = await firstOf(member);
      await freeze(member, true);
      const words = {
        en: 'Your balance is being checked',
        bn: 'আপনার ব্যালেন্স যাচাই করা হচ্ছে',
        hi: 'आपके बैलेंस की जाँच हो रही है',
      };
      for (const [language, begins] of Object.entries(words)) {
        const answer = await node.app.inject({
          method: 'POST',
          url: claimRewards.path,
          headers: { ...headersOf(member), 'accept-language': language },
          payload: { rewards: [{ code, period: reward.period }] },
        });
        expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'ACCOUNT_FROZEN' }]);
        expect(answer.json().message).toContain(begins);
      }
      expect(await purses(member)).toEqual({ member: START });
      const written = () =>
        database.db
          .query(sql`select r.spent, (select count(*) from reward_grant g where g.code = r.code) as grants
        from reward r where r.code = ${code}`);
      expect(await written()).toEqual([{ spent: 0n, grants: 0n }]);
      expect(await claim(other, reward)).toMatchObject({ success: true });
      expect(await firstOf(member)).toEqual(reward);
      await freeze(member, false);
      expect(await claim(member, reward)).toMatchObject({ success: true });
      expect(await written()).toEqual([{ spent: 2_000n, grants: 2n }]);
    },
  );

  test('[PRO-01] more than the budget holds', async () => {
    const code = await ruleOn({ budget: '15.00', largest: '15.00' });
    const [one, other] = [await player(), await player()];
    const answers = await Promise.all([claim(one, await firstOf(one)), claim(other, await firstOf(other))]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'REWARD_BUDGET' });
    const [row] = await database.db.query(sql`select spent from reward where code = ${code}`);
    expect(row).toEqual({ spent: 1_000n });
  });

  test('[PRO-01] what the budget does not hold is not counted or offered, and it is said that all was given', async () => {
    const code = await ruleOn({ budget: '15.00', largest: '15.00' });
    const [one, other] = [await player(), await player()];
    await claim(one, await firstOf(one));
    expect(await rewardsOf(other)).toMatchObject({ waiting: [], allGiven: ['Daily rebate'] });
    const waits = () => countWaiting(node.app.platform, other.memberId);
    expect(await waits()).toEqual({ rewards: 0, missions: 0 });
    const rule = { code, type: 'rebate', title: { en: 'Daily rebate' }, summary: { en: 'More of it.' } };
    await writeRule(place(), writtenRule.parse({ ...rule, terms: { ...TERMS, largest: '15.00' } }));
    await switchOn(place(), { code, reason: 'a test' });
    expect(await waits()).toEqual({ rewards: 1, missions: 0 });
    expect(await claim(other, await firstOf(other))).toMatchObject({ success: true });
    expect(await purses(other)).toEqual({ member: START + 1_000n });
  });

  test('[PRO-01] terms that cannot hold are not written', () => {
    const rule = { code: 'abc', type: 'rebate', title: { en: 'A' }, summary: { en: 'B' } };
    for (const terms of [
      { payment: 'locked' },
      { largest: '0.00' },
      { zone: 'Mars/Base' },
      { period: 'once' },
      { fact: { kind: 'loss', rate: 100 } },
      { fact: { kind: 'stake', rates: { OTHER: 20_000 } } },
      { budget: '10.00' },
    ])
      expect(writtenRule.safeParse({ ...rule, terms: { ...TERMS, ...terms } }).success).toBe(false);
    expect(writtenRule.safeParse({ ...rule, terms: TERMS }).success).toBe(true);
  });
});

describe('a reward', () => {
  test('[PRO-03] P1, T32: fifty claims on two nodes give once, and every answer is the same grant', async () => {
    await ruleOn();
    const member = await player();
    const reward = await firstOf(member);
    expect(reward).toMatchObject({
      amount: '10.00',
      lines: [{ category: 'OTHER', count: 1, base: '1000.00', basisPoints: 100, amount: '10.00' }],
    });
    const db = openDatabase({ url: database.url, maxConnections: 8, waitMs: TEST_WAIT_MS });
    const second = await createTestApp({ db, url: database.url });
    try {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => claim(member, reward, index % 2 === 0 ? node : second)),
      );
      const ids = answers.map((body) => (body.success ? body.value.grants[0]?.id : body.code));
      expect(new Set(ids).size).toBe(1);
    } finally {
      await second.close();
      await db.close();
    }
    expect(await purses(member)).toEqual({ member: START + 1_000n });
    expect((await rewardsOf(member)).waiting).toEqual([]);
    const { body } = await node.callAs(member, listGrants, {});
    expect(body).toMatchObject({
      value: {
        grants: [{ amount: '10.00', version: 1, state: 'paid', lines: reward.lines }],
        welcome: { amount: '10000.00', takenBack: false },
        nextCursor: null,
      },
    });
  });

  test('[HDR-08] [SET-04] is counted for the badge until it is taken, and for nobody who opted out', async () => {
    await ruleOn();
    const member = await player();
    const count = async () => {
      const { body } = await node.callAs(member, getMemberInfo, {});
      return body.success ? body.value.availablePromoCount : body.code;
    };
    expect(await count()).toBe(1);
    await node.callAs(member, setRewardsWanted, { wanted: false });
    expect(await count()).toBe(0);
    expect(await rewardsOf(member)).toMatchObject({ wanted: false, waiting: [] });
    expect(await claim(member, { code: rules[0] ?? '', period: 'once' })).toMatchObject({
      code: 'REWARDS_OFF',
    });
    await node.callAs(member, setRewardsWanted, { wanted: true });
    await claim(member, await firstOf(member));
    expect(await count()).toBe(0);
  });

  test('[SET-04] what waits is counted by the same few statements, however many rules, bets and grants there are', async () => {
    const member = await player();
    const { db } = node.app.platform;
    const one = async (): Promise<void> => {
      await ruleOn();
      await ruleOn({ fact: { kind: 'loss', rate: 500 }, period: 'week' }, 'cashback');
      const code = await ruleOn(
        { fact: { kind: 'deposit', rate: 1_000 }, period: 'once', needsJoin: true },
        'deposit',
      );
      await node.callAs(member, joinPromotion, { code });
    };
    const count = async (): Promise<number> => {
      const spied = vi.spyOn(db, 'query');
      try {
        await countWaiting(node.app.platform, member.memberId);
        return spied.mock.calls.length;
      } finally {
        spied.mockRestore();
      }
    };
    await one();
    const few = await count();
    for (let more = 0; more < 4; more += 1) await one();
    await bet(member, 100_000, 2);
    await claim(member, await firstOf(member));
    expect(await count()).toBe(few);
    expect(few).toBeGreaterThan(4);
    expect(few).toBeLessThanOrEqual(9);
  });

  test('[PRO-01] follows the version that was on when its period began; a trial writes nothing', async () => {
    const code = await ruleOn();
    const member = await player(100_000, 2);
    await bet(member, 100_000, 1);
    const rule = { code, type: 'rebate', title: { en: 'More' }, summary: { en: 'More of each bet.' } };
    const terms = { ...TERMS, fact: { kind: 'stake', rates: { OTHER: 500 } } };
    await writeRule(place(), writtenRule.parse({ ...rule, terms }));
    const trial = await tryRule(place(), { code, days: 5 });
    expect(trial).toMatchObject({ largest: 5_000n, sum: 5_000n * BigInt(trial?.grants ?? 0) });
    await switchOn(place(), { code, reason: 'more' });
    expect((await rewardsOf(member)).waiting.map(({ amount }) => amount)).toEqual(['10.00', '10.00']);
    expect(await purses(member)).toEqual({ member: START });
  });

  test('[PRO-01] that an older version promised can be taken for as long as that one said', async () => {
    const code = await ruleOn({ claimDays: 30 });
    const member = await player(100_000, 10);
    const terms = { ...TERMS, claimDays: 1 };
    const rule = { code, type: 'rebate', title: { en: 'Daily rebate' }, summary: { en: 'Shorter.' } };
    await writeRule(place(), writtenRule.parse({ ...rule, terms }));
    await switchOn(place(), { code, reason: 'a test' });
    expect(await claim(member, await firstOf(member))).toMatchObject({ success: true });
    expect(await purses(member)).toEqual({ member: START + 1_000n });
  });

  test('[PRO-01] that a version promised to everybody is not lost because a later one asks to take part, nor the other way round', async () => {
    const [open, joined] = [await ruleOn(), await ruleOn({ needsJoin: true })];
    const member = await player();
    for (const [code, needsJoin] of [
      [open, true],
      [joined, false],
    ] as const) {
      const rule = { code, type: 'rebate', title: { en: 'Daily rebate' }, summary: { en: 'As it is now.' } };
      await writeRule(place(), writtenRule.parse({ ...rule, terms: { ...TERMS, needsJoin } }));
      await switchOn(place(), { code, reason: 'a test' });
    }
    expect((await rewardsOf(member)).waiting.map(({ code }) => code)).toEqual([open]);
    expect(await claim(member, await firstOf(member))).toMatchObject({ success: true });
    expect(await purses(member)).toEqual({ member: START + 1_000n });
  });

  test('[PRO-03] P1: asked for twice in one claim is given once', async () => {
    await ruleOn();
    const member = await player();
    const { code, period } = await firstOf(member);
    const twice = Array.from({ length: 2 }, () => ({ code, period }));
    const { body } = await node.callAs(member, claimRewards, { rewards: twice });
    expect(body.success && body.value.grants).toHaveLength(1);
    const again = await node.callAs(member, claimRewards, { rewards: twice });
    expect(again.body).toEqual(body);
    expect(await purses(member)).toEqual({ member: START + 1_000n });
  });

  test('[PRO-01] that was given by mistake goes back once, and stands in the audit', async () => {
    await ruleOn();
    const member = await player();
    const body = await claim(member, await firstOf(member));
    const id = body.success ? (body.value.grants[0]?.id ?? '') : '';
    const outcomes = [];
    for (let count = 0; count < 2; count += 1)
      outcomes.push((await reverseGrant(place(), { id, reason: 'a mistake' })).outcome);
    expect(outcomes).toEqual(['reversed', 'ended']);
    expect(await purses(member)).toEqual({ member: START });
    expect((await rewardsOf(member)).waiting).toEqual([]);
    expect(
      await database.db.query(sql`select actor, action from audit_entry where subject = ${`grant:${id}`}`),
    ).toEqual([{ actor: 'Anik', action: 'reward-reversed' }]);
  });
});

/** As if it had been off for so long. */
const offSince = async (code: string, days: number): Promise<void> => {
  await switchOff(place(), { code, reason: 'a test' });
  await asOwner(
    database.url,
    `update reward set switched_off_at = switched_off_at - interval '${days} days' where code = '${code}'`,
  );
};

describe('a rule that is switched off', () => {
  test('[PRO-01] earns nothing more: bets since then, whoever would join, and what nobody took in time', async () => {
    const code = await ruleOn();
    const gift = await ruleOn(
      { fact: { kind: 'fixed', amount: '5.00' }, period: 'once', needsJoin: true },
      'gift',
    );
    const [late, slow, wanting] = [
      await player(100_000, 1),
      await player(100_000, 9),
      await node.registerAndLogin(),
    ];
    const { period } = await firstOf(late);
    await offSince(code, 2);
    await offSince(gift, 2);
    for (const member of [late, slow, wanting])
      expect(await rewardsOf(member)).toMatchObject({ waiting: [], growing: [], allGiven: [] });
    expect(await claim(late, { code, period })).toMatchObject({ code: 'REWARD_NOT_THERE' });
    const joined = await node.callAs(wanting, joinPromotion, { code: gift });
    expect(joined.body).toMatchObject({ code: 'PROMOTION_NOT_OPEN' });
    expect(await claim(wanting, { code: gift, period: 'once' })).toMatchObject({ code: 'REWARD_NOT_THERE' });
    const [row] = await database.db.query(
      sql`select sum(spent)::bigint as spent from reward where code in (${code}, ${gift})`,
    );
    expect(row).toEqual({ spent: 0n });
  });

  test('[PRO-01] P1: leaves what was earned to be taken once, for as long as it would have been', async () => {
    const code = await ruleOn();
    const gift = await ruleOn(
      { fact: { kind: 'fixed', amount: '5.00' }, period: 'once', needsJoin: true },
      'gift',
    );
    const member = await player(100_000, 6);
    await node.callAs(member, joinPromotion, { code: gift });
    const before = (await rewardsOf(member)).waiting;
    expect(before.map(({ amount }) => amount)).toEqual(['10.00', '5.00']);
    await switchOff(place(), { code, reason: 'a test' });
    await switchOff(place(), { code: gift, reason: 'a test' });
    const after = (await rewardsOf(member)).waiting;
    expect(after.map(({ amount, claimUntil }) => [amount, claimUntil])).toEqual(
      before.map(({ amount, claimUntil }) => [amount, claimUntil]),
    );
    expect(await countWaiting(node.app.platform, member.memberId)).toEqual({ rewards: 2, missions: 0 });
    for (const reward of [...after, ...after])
      expect(await claim(member, reward)).toMatchObject({ success: true });
    expect(await purses(member)).toEqual({ member: START + 1_500n });
    expect((await rewardsOf(member)).waiting).toEqual([]);
  });

  test('[PRO-01] counts of the period that was running what was settled by then, and gives it when the period is over', async () => {
    const code = await ruleOn();
    const member = await node.registerAndLogin();
    await bet(member, 100_000, 1 + 1 / 1_440);
    await bet(member, 100_000, 1 - 1 / 1_440);
    await offSince(code, 1);
    const { waiting } = await rewardsOf(member);
    expect(waiting.map(({ amount }) => amount)).toEqual(['10.00']);
    const today = await ruleOn();
    const other = await node.registerAndLogin();
    await bet(other, 100_000, 0);
    await switchOff(place(), { code: today, reason: 'a test' });
    await bet(other, 100_000, 0);
    const { growing } = await rewardsOf(other);
    expect(growing.map(({ amount }) => amount)).toEqual(['10.00']);
    expect(await claim(other, { code: today, period: growing[0]?.period ?? '' })).toMatchObject({
      code: 'REWARD_NOT_THERE',
    });
    expect((await rewardsOf(await node.registerAndLogin())).growing).toEqual([]);
  });
});

const settle = (atOnce?: number) =>
  settleBonuses(node.app.platform, { ...(atOnce !== undefined && { atOnce }), restSeconds: 0 });

describe('a locked bonus', () => {
  test('[PRO-01] P5: lies apart, counts settled bets since it was given by their weight, and is freed as a whole, once', async () => {
    await ruleOn(LOCKED);
    const member = await player();
    await claim(member, await firstOf(member));
    expect(await purses(member)).toEqual({ member: START, locked_bonus: 1_000n });
    expect((await rewardsOf(member)).bonus).toMatchObject({
      required: '20.00',
      wagered: '0.00',
      left: '20.00',
    });
    await bet(member, 2_000, 0);
    await settle();
    expect((await rewardsOf(member)).bonus).toMatchObject({ wagered: '10.00', left: '10.00' });
    await bet(member, 2_000, 0);
    await Promise.all([settle(), settle()]);
    expect((await rewardsOf(member)).bonus).toBeNull();
    expect(await purses(member)).toEqual({ member: START + 1_000n, locked_bonus: 0n });
  });

  test('[PRO-01] is one at a time; given up it goes back, and costs nothing else', async () => {
    const code = await ruleOn(LOCKED);
    const member = await player(100_000, 2);
    await bet(member, 100_000, 1);
    const [older, newer] = (await rewardsOf(member)).waiting;
    if (older === undefined || newer === undefined) throw new Error('two wait');
    const counts = () => countWaiting(node.app.platform, member.memberId);
    expect(await counts()).toEqual({ rewards: 2, missions: 0 });
    await claim(member, older);
    expect(await claim(member, newer)).toMatchObject({ code: 'REWARD_ONE_BONUS' });
    // What cannot be taken now is not counted.
    expect(await counts()).toEqual({ rewards: 0, missions: 0 });
    const { bonus } = await rewardsOf(member);
    await node.callAs(member, forfeitBonus, { id: '999999' });
    expect((await purses(member))['locked_bonus']).toBe(1_000n);
    await Promise.all([1, 2].map(() => node.callAs(member, forfeitBonus, { id: bonus?.id ?? '' })));
    expect(await purses(member)).toEqual({ member: START, locked_bonus: 0n });
    const [row] = await database.db.query(sql`select spent from reward where code = ${code}`);
    expect(row).toEqual({ spent: 0n });
    expect(await counts()).toEqual({ rewards: 1, missions: 0 });
    expect(await claim(member, newer)).toMatchObject({ success: true });
  });

  test('[PRO-01] what is wagered already is theirs, also when it is given up before anybody has looked', async () => {
    await ruleOn(LOCKED);
    const [one, all] = [await player(100_000, 5), await player(100_000, 5)];
    for (const member of [one, all]) {
      await claim(member, await firstOf(member));
      await bet(member, 4_000, 0);
    }
    const { bonus } = await rewardsOf(one);
    expect(bonus).toMatchObject({ left: '0.00' });
    await Promise.all([1, 2].map(() => node.callAs(one, forfeitBonus, { id: bonus?.id ?? '' })));
    await node.callAs(all, setRewardsWanted, { wanted: false });
    for (const member of [one, all])
      expect(await purses(member)).toEqual({ member: START + 1_000n, locked_bonus: 0n });
  });

  test('[PRO-01] F14: waits while the wallet is being checked, neither freed nor ended, and holds up nobody', async () => {
    await ruleOn(LOCKED);
    const [met, late, other] = [await player(100_000, 5), await player(100_000, 5), await player(100_000, 5)];
    for (const member of [met, late, other]) await claim(member, await firstOf(member));
    await bet(met, 4_000, 0);
    await bet(other, 4_000, 0);
    await asOwner(
      database.url,
      `update reward_grant set granted_at = granted_at - interval '4 days', wager_until = wager_until - interval '4 days'
       where member_id = ${late.memberId}`,
    );
    await freeze(met, true);
    await freeze(late, true);
    // No offers any more is done at once; the bonus is left where it is.
    const out = await node.callAs(late, setRewardsWanted, { wanted: false });
    expect(out.body).toMatchObject({ value: { wanted: false } });
    await settle();
    expect([await purses(met), await purses(late), await purses(other)]).toEqual([
      { member: START, locked_bonus: 1_000n },
      { member: START, locked_bonus: 1_000n },
      { member: START + 1_000n, locked_bonus: 0n },
    ]);
    await freeze(met, false);
    await freeze(late, false);
    await settle();
    expect([await purses(met), await purses(late)]).toEqual([
      { member: START + 1_000n, locked_bonus: 0n },
      { member: START, locked_bonus: 0n },
    ]);
  });

  test('[PRO-01] is freed in the runs that follow, so many in one, also after the clock was set back', async () => {
    await ruleOn(LOCKED);
    const members = [await player(100_000, 5), await player(100_000, 5), await player(100_000, 5)];
    for (const member of members) {
      await claim(member, await firstOf(member));
      await bet(member, 4_000, 0);
    }
    // One was looked at before the clock was set back.
    await asOwner(
      database.url,
      `update reward_grant set checked_at = checked_at + interval '3 days' where state = 'locked'
       and member_id = ${members[1]?.memberId ?? ''}`,
    );
    expect(await settle(1)).toBe(1);
    await settle();
    for (const member of members)
      expect(await purses(member)).toEqual({ member: START + 1_000n, locked_bonus: 0n });
  });

  test('[PRO-01] that was not wagered in time goes back; during a break it waits', async () => {
    await ruleOn(LOCKED);
    const member = await player(100_000, 5);
    await claim(member, await firstOf(member));
    await asOwner(
      database.url,
      `update reward_grant set granted_at = granted_at - interval '4 days', wager_until = wager_until - interval '4 days'
       where member_id = ${member.memberId}`,
    );
    await asOwner(
      database.url,
      `update member set break_kind = 'timeout', break_until = platform_now() + interval '1 hour' where id = ${member.memberId}`,
    );
    await settle();
    expect((await purses(member))['locked_bonus']).toBe(1_000n);
    await asOwner(
      database.url,
      `alter table member disable trigger user; update member set break_until = null, break_kind = null
       where id = ${member.memberId}; alter table member enable trigger user`,
    );
    await settle();
    expect(await purses(member)).toEqual({ member: START, locked_bonus: 0n });
    const { body } = await node.callAs(member, listGrants, {});
    expect(body).toMatchObject({ value: { grants: [{ state: 'expired' }] } });
  });
});
