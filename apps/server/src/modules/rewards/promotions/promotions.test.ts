import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { setRewardsWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { applyForPromotion } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { claimRafflePromotion } from '@maidan/contract/rewards/promotions/claim-raffle-promotion.ts';
import { getBonusInGame } from '@maidan/contract/rewards/promotions/get-bonus-in-game.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listPromotions } from '@maidan/contract/rewards/promotions/list-promotions.ts';
import { listPromotionStandings } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { passedOver, raffleDigest, raffleOrder } from '@maidan/contract/rewards/promotions/raffle-draw.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { listBonuses } from '@maidan/contract/records/list-bonuses.ts';
import { describe, expect, test } from 'vitest';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { openDatabase } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { beginDeposit, sayCallback } from '#testing/deposits.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { endNow, hoursFromNow, promotionOn, rulePlace, RULES } from '#testing/reward-rules.ts';
import { createTestApp, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';
import { XSS_CORPUS } from '#testing/xss-corpus.ts';
import { reverseGrant } from '../grants/reverse-grant.ts';
import { decideApplication, listApplications } from './decide-application.ts';
import { switchOn, writeRule, writtenRule } from '../rules/operate-rules.ts';
import { drawRaffles } from './draw-raffles.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const START = 1_000_000n;

async function standingsOf(member: MemberCaller) {
  const { body } = await node.callAs(member, listPromotionStandings, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
}
async function standingOf(member: MemberCaller, code: string) {
  return (await standingsOf(member)).standings.find((one) => one.code === code);
}
const stateOf = async (member: MemberCaller, code: string) => (await standingOf(member, code))?.state;
async function told(code: string) {
  const { body } = await node.callAs(null, listPromotions, {});
  return body.success ? body.value.promotions.find((one) => one.code === code) : undefined;
}
const join = async (member: MemberCaller, code: string, on: TestApp = node) =>
  (await on.callAs(member, joinPromotion, { code })).body;
const claim = async (member: MemberCaller, code: string, on: TestApp = node) =>
  (await on.callAs(member, claimRewards, { rewards: [{ code, period: 'once' }] })).body;
const ask = async (
  member: MemberCaller,
  code: string,
  comment = 'Because it is my birthday.',
  pictures?: string[],
) => (await node.callAs(member, applyForPromotion, { code, comment, ...(pictures && { pictures }) })).body;

async function purses(member: MemberCaller): Promise<Record<string, bigint>> {
  const rows = await database.db.query<{ kind: string; balance: bigint }>(sql`
    select kind, balance from ledger_account where owner = ${member.memberId} and kind in ('member', 'locked_bonus')`);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}
async function pictureOf(member: MemberCaller): Promise<string> {
  const [row] = await database.db.query<{ id: string }>(sql`
    insert into upload (merchant, member_id, width, height, picture)
    values ('maidan', ${member.memberId}::bigint, 1, 1, '\\x00') returning id`);
  return String(row?.id);
}
async function onSecondNode<T>(work: (second: TestApp) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: database.url, maxConnections: 10, waitMs: TEST_WAIT_MS });
  const second = await createTestApp({ url: database.url, db });
  try {
    return await work(second);
  } finally {
    await second.close();
    await db.close();
  }
}
const rowsOf = async (
  table: 'reward_join' | 'reward_application' | 'free_round_grant',
  member: MemberCaller,
) => {
  const name = {
    reward_join: sql`reward_join`,
    reward_application: sql`reward_application`,
    free_round_grant: sql`free_round_grant`,
  };
  return database.db.query(sql`select * from ${name[table]} where member_id = ${member.memberId}::bigint`);
};

describe('refusals: nobody takes part', () => {
  test('[PRO-01] before it begins, after it ended, when all was given, or where there is nothing to join', async () => {
    const member = await node.registerAndLogin();
    const spent = await promotionOn(node, 'gift');
    await asOwner(database.url, `update reward set spent = 100000000 where code = '${spent}'`);
    const closed = [
      await promotionOn(node, 'gift', { startsAt: hoursFromNow(1) }),
      await promotionOn(node, 'gift', { endsAt: hoursFromNow(-1) }),
      spent,
      await promotionOn(node, 'application'),
      'there-is-none',
    ];
    for (const code of closed) expect(await join(member, code)).toMatchObject({ code: 'PROMOTION_NOT_OPEN' });
    expect(await ask(member, await promotionOn(node, 'gift'))).toMatchObject({ code: 'PROMOTION_NOT_OPEN' });
    expect(await join(member, 'NO such')).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await rowsOf('reward_join', member)).toEqual([]);
    expect(await rowsOf('reward_application', member)).toEqual([]);
    expect(await stateOf(member, closed[0] ?? '')).toBe('coming-soon');
  });

  test('[PRO-01] what is for newcomers is neither joined nor asked for by whoever has been here longer', async () => {
    const [gift, asked] = [
      await promotionOn(node, 'gift', { newcomerDays: 7 }),
      await promotionOn(node, 'application', { newcomerDays: 7 }),
    ];
    const [young, old] = [await node.registerAndLogin(), await node.registerAndLogin()];
    await asOwner(
      database.url,
      `update member set created_at = created_at - interval '7 days' where id = ${old.memberId}`,
    );
    expect(await join(old, gift)).toMatchObject({ code: 'PROMOTION_NEWCOMERS' });
    expect(await ask(old, asked)).toMatchObject({ code: 'PROMOTION_NEWCOMERS' });
    expect([await stateOf(old, gift), await stateOf(old, asked)]).toEqual([undefined, undefined]);
    expect([await rowsOf('reward_join', old), await rowsOf('reward_application', old)]).toEqual([[], []]);
    expect([await stateOf(young, gift), await stateOf(young, asked)]).toEqual(['join', 'join']);
    expect(await join(young, gift)).toMatchObject({ success: true });
    expect(await stateOf(young, gift)).toBe('claim');
  });

  test('[PRO-01] R2: on a break or opted out no promotion is offered, joined or asked for', async () => {
    const [code, gift] = [await promotionOn(node, 'gift'), await promotionOn(node, 'application')];
    const [away, out] = [await node.registerAndLogin(), await node.registerAndLogin()];
    await node.callAs(away, startBreak, { length: '24h' });
    await node.callAs(out, setRewardsWanted, { wanted: false });
    expect(await standingsOf(away)).toMatchObject({ paused: 'break', standings: [] });
    expect(await standingsOf(out)).toMatchObject({ wanted: false, standings: [] });
    expect(await join(away, code)).toMatchObject({ code: 'ON_BREAK' });
    expect(await join(out, code)).toMatchObject({ code: 'REWARDS_OFF' });
    expect(await ask(away, gift)).toMatchObject({ code: 'ON_BREAK' });
    expect(await ask(out, gift)).toMatchObject({ code: 'REWARDS_OFF' });
    for (const member of [away, out]) {
      expect(await rowsOf('reward_join', member)).toEqual([]);
      expect(await rowsOf('reward_application', member)).toEqual([]);
    }
  });

  test('[PRO-02] T17: with no comment, a long one, four pictures, or one of somebody else', async () => {
    const code = await promotionOn(node, 'application');
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    for (const comment of ['', '   ', 'a'.repeat(141)])
      expect(await ask(member, code, comment)).toMatchObject({ code: 'BAD_REQUEST' });
    const four = await Promise.all([1, 2, 3, 4].map(() => pictureOf(member)));
    expect(await ask(member, code, 'Please.', four)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await ask(member, code, 'Please.', [await pictureOf(other)])).toMatchObject({
      code: 'PICTURE_UNKNOWN',
    });
    expect(await rowsOf('reward_application', member)).toEqual([]);
    expect(await claim(member, code)).toMatchObject({ code: 'REWARD_NOT_THERE' });
  });

  test('[PRO-01] terms that promise what is not given are not written', () => {
    const rule = { code: 'abc', title: { en: 'A' }, summary: { en: 'B' } };
    const terms = {
      period: 'once',
      largest: '20.00',
      budget: '20.00',
      claimDays: 3,
      payment: 'cash',
      needsJoin: true,
    };
    const raffle = { ...terms, startsAt: hoursFromNow(0), endsAt: hoursFromNow(1) };
    for (const wrong of [
      { type: 'gift', terms: { ...terms, fact: { kind: 'fixed', amount: '5.00' }, byApplication: true } },
      { type: 'gift', terms: { ...terms, fact: { kind: 'fixed', amount: '5.00' }, needsJoin: false } },
      { type: 'gift', terms: { ...terms, fact: { kind: 'fixed', amount: '5.00' }, payment: 'rounds' } },
      {
        type: 'gift',
        terms: {
          ...terms,
          fact: { kind: 'fixed', amount: '5.00' },
          payment: 'rounds',
          freeRounds: { count: 4, stake: '1.00', games: ['line-slot'], days: 3 },
        },
      },
      // The page says what somebody gets, so neither bound may make it another sum.
      { type: 'gift', terms: { ...terms, fact: { kind: 'fixed', amount: '20.01' } } },
      { type: 'gift', terms: { ...terms, smallest: '5.01', fact: { kind: 'fixed', amount: '5.00' } } },
      {
        type: 'raffle',
        terms: {
          ...raffle,
          smallest: '2.00',
          fact: { kind: 'raffle', prizes: [{ amount: '1.00', count: 1 }] },
        },
      },
      {
        type: 'raffle',
        terms: { ...raffle, fact: { kind: 'raffle', prizes: [{ amount: '21.00', count: 1 }] } },
      },
      {
        type: 'raffle',
        terms: { ...raffle, fact: { kind: 'raffle', prizes: [{ amount: '11.00', count: 2 }] } },
      },
    ])
      expect(writtenRule.safeParse({ ...rule, ...wrong }).success).toBe(false);
  });
});

describe('taking part', () => {
  test('[PRO-01] visitors read the terms as the rule has them; a gift is joined, taken and claimed', async () => {
    const code = await promotionOn(node, 'locked');
    expect(await told(code)).toMatchObject({
      phase: 'open',
      terms: {
        counts: 'fixed',
        amount: '10.00',
        wagering: { times: 2, days: 3, weights: [{ category: 'OTHER', percent: 50 }] },
      },
      raffle: null,
    });
    const member = await node.registerAndLogin();
    expect(await stateOf(member, code)).toBe('join');
    const answers = await Promise.all([1, 2, 3].map(() => join(member, code)));
    expect(new Set(answers.map((body) => body.success && body.value.number))).toEqual(new Set([1]));
    expect(await rowsOf('reward_join', member)).toHaveLength(1);
    expect(await standingOf(member, code)).toMatchObject({
      state: 'claim',
      waiting: [{ period: 'once', amount: '10.00' }],
    });
    await claim(member, code);
    expect(await standingOf(member, code)).toMatchObject({ state: 'process', grant: { state: 'locked' } });
    const inGame = await node.callAs(member, getBonusInGame, { game: 'conf-slot' });
    expect(inGame.body).toMatchObject({ value: { bonus: { left: '20.00' } } });
    const none = await node.callAs(await node.registerAndLogin(), getBonusInGame, { game: 'conf-slot' });
    expect(none.body).toMatchObject({ value: { bonus: null } });
  });

  test('[PRO-01] whoever took part and came after the last of it reads that it is over; what was joined or granted is still told', async () => {
    const [gift, asked] = [
      await promotionOn(node, 'gift', { budget: '10.00', largest: '10.00' }),
      await promotionOn(node, 'application', { budget: '10.00', largest: '10.00' }),
    ];
    const [first, late] = [await node.registerAndLogin(), await node.registerAndLogin()];
    for (const one of [first, late]) {
      await join(one, gift);
      await ask(one, asked);
      await asOwner(
        database.url,
        `update reward_application set state = 'approved', answer = 'Yes.', answered_by = 'rina', answered_at = platform_now()
         where member_id = ${one.memberId}`,
      );
    }
    expect(await standingOf(late, gift)).toMatchObject({ state: 'claim', ended: null });
    for (const code of [gift, asked]) {
      expect(await claim(first, code)).toMatchObject({ success: true });
      expect(await claim(late, code)).toMatchObject({ code: 'REWARD_BUDGET' });
      expect(await standingOf(first, code)).toMatchObject({ state: 'claimed', ended: null });
      expect(await standingOf(late, code)).toMatchObject({ state: 'joined', ended: 'spent', waiting: [] });
    }
    expect(await told(gift)).toMatchObject({ phase: 'over', isSpent: true });
    expect(await standingOf(late, asked)).toMatchObject({ application: { answer: 'Yes.' } });
    // What comes back to the budget can be taken again.
    await asOwner(database.url, `update reward set spent = 0 where code = '${gift}'`);
    expect(await standingOf(late, gift)).toMatchObject({ state: 'claim', ended: null });
  });

  test('[PRO-01] R1: a loss of a bet from days ago counts when it was settled: no bonus for a deposit right after it', async () => {
    const code = await promotionOn(node, 'deposit', { startsAt: hoursFromNow(-60) });
    const [lost, won, earlier] = [
      await node.registerAndLogin(),
      await node.registerAndLogin(),
      await node.registerAndLogin(),
    ];
    for (const one of [lost, won, earlier]) await join(one, code);
    await asOwner(
      database.url,
      `update reward_join set joined_at = joined_at - interval '40 hours' where code = '${code}'`,
    );
    // Placed four days ago; the deposit is begun 30 hours ago.
    for (const [member, payout, hours] of [
      [lost, 0, 31],
      [won, 9_000, 31],
      [earlier, 0, 55],
    ] as const) {
      const roundId = `${code}-${member.memberId}`;
      await addRounds(database.url, member.memberId, [
        { roundId, placedAt: hoursFromNow(-96), stake: 5_000, payout },
      ]);
      await asOwner(
        database.url,
        `update game_round set settled_at = platform_now() - interval '${hours} hours' where round_id = '${roundId}'`,
      );
      await paidIn(member, 30);
    }
    expect(await stateOf(lost, code)).toBe('joined');
    expect(await claim(lost, code)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    for (const member of [won, earlier])
      expect(await standingOf(member, code)).toMatchObject({
        state: 'claim',
        waiting: [{ amount: '50.00' }],
      });
  });

  test('[PRO-01] a bonus for deposits counts those begun after it was joined, none right after a loss, from the next day on', async () => {
    const code = await promotionOn(node, 'deposit', { startsAt: hoursFromNow(-60) });
    const [member, loser] = [await node.registerAndLogin(), await node.registerAndLogin()];
    await paidIn(member, 50);
    for (const one of [member, loser]) await join(one, code);
    await asOwner(
      database.url,
      `update reward_join set joined_at = joined_at - interval '40 hours' where code = '${code}'`,
    );
    expect(await stateOf(member, code)).toBe('joined');
    await paidIn(member, 30);
    await addRounds(database.url, loser.memberId, [
      { roundId: `${code}-lost`, placedAt: hoursFromNow(-32), stake: 5_000 },
    ]);
    await paidIn(loser, 30);
    expect(await standingOf(member, code)).toMatchObject({ state: 'claim', waiting: [{ amount: '50.00' }] });
    expect(await stateOf(loser, code)).toBe('joined');
    expect(await claim(loser, code)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    await paidIn(loser, 0);
    expect(await claim(loser, code)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    // The moment from which it can be taken stays where it is, however often somebody looks.
    const grows = (await standingOf(loser, code))?.growing;
    expect(grows).toMatchObject({ amount: '50.00', to: (await standingOf(loser, code))?.growing?.to });
    expect(Date.parse(grows?.to ?? '')).toBeGreaterThan(Date.now());
    await claim(member, code);
    expect(await stateOf(member, code)).toBe('claimed');
    expect((await node.callAs(member, listBonuses, {})).body).toMatchObject({
      value: {
        bonuses: [
          { source: 'reward', title: 'A deposit' },
          { source: 'welcome', title: null },
        ],
      },
    });
    expect(await purses(member)).toEqual({ member: START + 105_000n });
  });

  test('[PRO-02] is asked for once with its pictures, answered once under a name, and claimed', async () => {
    const code = await promotionOn(node, 'application');
    const [yes, no] = [await node.registerAndLogin(), await node.registerAndLogin()];
    expect(await stateOf(yes, code)).toBe('join');
    const pictures = [await pictureOf(yes), await pictureOf(yes)];
    const answers = await Promise.all([1, 2, 3].map(() => ask(yes, code, 'Please.', pictures)));
    expect(new Set(answers.map((body) => (body.success ? body.value.id : body.code))).size).toBe(1);
    expect(await ask(yes, code, 'Something else.')).toMatchObject({ code: 'PROMOTION_APPLIED' });
    await ask(no, code, XSS_CORPUS[0]?.slice(0, 140));
    const own = await standingOf(yes, code);
    expect(own).toMatchObject({ state: 'applying', application: { comment: 'Please.', answer: null } });
    expect(own?.application?.pictures.toSorted()).toEqual(pictures.toSorted());
    expect((await listApplications(node.app.platform)).filter((one) => one.code === code)).toHaveLength(2);

    const heard: string[] = [];
    const stop = node.app.platform.bus.subscribe((message) => {
      if (message.kind === 'frame' && message.frame.type === 'rewards') heard.push(message.frame.channel);
    });
    const decide = async (member: MemberCaller, state: 'approved' | 'rejected', answer: string) => {
      const id = (await standingOf(member, code))?.application?.id ?? '';
      return decideApplication(rulePlace(node), { id, state, answer });
    };
    expect(await decide(yes, 'approved', 'Happy birthday.')).toBe(true);
    expect(await decide(yes, 'rejected', 'No.')).toBe(false);
    expect(await decide(no, 'rejected', 'There was no birthday.')).toBe(true);
    stop();
    expect(heard).toEqual([`rewards:${yes.memberId}`, `rewards:${no.memberId}`]);

    expect(await stateOf(yes, code)).toBe('claim');
    expect(await standingOf(no, code)).toMatchObject({
      state: 'rejected',
      application: { answer: 'There was no birthday.' },
    });
    expect(await claim(no, code)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    await claim(yes, code);
    expect(await stateOf(yes, code)).toBe('claimed');
    expect(await purses(yes)).toEqual({ member: START + 1_000n });
    const audit = await database.db.query(sql`
      select actor, action, reason from audit_entry where subject like 'application:%' order by id`);
    expect(audit).toEqual([
      { actor: 'Anik', action: 'application-approved', reason: 'Happy birthday.' },
      { actor: 'Anik', action: 'application-rejected', reason: 'There was no birthday.' },
    ]);
  });

  test('[PRO-02] T16: what was written is given back letter by letter, as text', async () => {
    const member = await node.registerAndLogin();
    for (const text of XSS_CORPUS.filter((one) => one.trim() === one && one.length <= 140).slice(0, 5)) {
      const code = await promotionOn(node, 'application');
      await ask(member, code, text);
      expect((await standingOf(member, code))?.application?.comment).toBe(text);
    }
  });

  test('[PRO-01] W18: free rounds are given once, lie ready in their games, and are claimed when they are over', async () => {
    const code = await promotionOn(node, 'rounds');
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    for (const one of [member, other]) await join(one, code);
    const answers = await onSecondNode((second) =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) => claim(member, code, index % 2 === 0 ? node : second)),
      ),
    );
    expect(new Set(answers.map((body) => (body.success ? body.value.grants[0]?.id : body.code))).size).toBe(
      1,
    );
    expect(await rowsOf('free_round_grant', member)).toMatchObject([
      {
        campaignId: `reward:${code}:once`,
        rounds: 10,
        stake: 100n,
        gameCodes: ['line-slot'],
        mostWon: 5_000n,
      },
    ]);
    expect(await purses(member)).toEqual({ member: START });
    expect(await standingOf(member, code)).toMatchObject({
      state: 'issued',
      grant: { state: 'rounds', amount: '10.00', rounds: { count: 10, stake: '1.00' } },
      rounds: { count: 10, played: 0, isOver: false },
    });
    await claim(other, code);
    const spent = () => database.db.query(sql`select spent from reward where code = ${code}`);
    expect(await spent()).toEqual([{ spent: 2_000n }]);
    await playFree(other, code, 'free-bet', 3);
    const id = (await standingOf(other, code))?.grant?.id ?? '';
    for (const outcome of ['reversed', 'ended'])
      expect(await reverseGrant(rulePlace(node), { id, reason: 'a mistake' })).toMatchObject({ outcome });
    // Three of the ten were played.
    expect(await spent()).toEqual([{ spent: 1_300n }]);
    await playFree(member, code, 'credit', 1);
    const paid = (await standingOf(member, code))?.grant?.id ?? '';
    expect(await reverseGrant(rulePlace(node), { id: paid, reason: 'a mistake' })).toMatchObject({
      outcome: 'ended',
    });
    expect(await spent()).toEqual([{ spent: 1_300n }]);
    expect(await rowsOf('free_round_grant', member)).toMatchObject([{ cancelledAt: null }]);
    expect(await rowsOf('free_round_grant', other)).toMatchObject([{ cancelledAt: expect.any(Date) }]);
    expect(await stateOf(other, code)).toBe('claimed');
    await asOwner(
      database.url,
      `update free_round_grant set valid_to = platform_now() where member_id = ${member.memberId}`,
    );
    expect(await stateOf(member, code)).toBe('claimed');
  });

  test('[PRO-01] R2: free rounds stay to be seen with what is left, by whoever opted out or rests, until they are over', async () => {
    const code = await promotionOn(node, 'rounds');
    const [member, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
    await join(member, code);
    const inHand = async (one: MemberCaller) => {
      const { body } = await node.callAs(one, listRewards, {});
      if (!body.success) throw new Error(body.code);
      const { wanted, paused, waiting, rounds } = body.value;
      return { wanted, paused, waiting: waiting.length, rounds };
    };
    // Joined, and not taken: nothing is in hand yet.
    expect((await inHand(member)).rounds).toEqual([]);
    await claim(member, code);
    await playFree(member, code, 'free-bet', 3);
    const left = { title: 'A rounds', count: 10, left: 7, stake: '1.00' };
    expect(await inHand(member)).toMatchObject({ wanted: true, rounds: [left] });
    expect((await inHand(other)).rounds).toEqual([]);
    await node.callAs(member, setRewardsWanted, { wanted: false });
    expect(await inHand(member)).toMatchObject({ wanted: false, waiting: 0, rounds: [left] });
    await node.callAs(member, startBreak, { length: '24h' });
    expect(await inHand(member)).toMatchObject({ paused: 'break', waiting: 0, rounds: [left] });
    await playFree(member, code, 'credit', 1);
    expect((await inHand(member)).rounds).toEqual([]);
  });

  test('[PRO-01] another version of what is given once takes nothing from whoever took part or asked before', async () => {
    const code = await promotionOn(node, 'deposit');
    const asked = await promotionOn(node, 'application');
    const member = await node.registerAndLogin();
    await join(member, code);
    await ask(member, asked);
    await moveBack(code, 60);
    await asOwner(
      database.url,
      `update reward_join set joined_at = joined_at - interval '40 hours' where code = '${code}'`,
    );
    await paidIn(member, 30);
    const id = (await standingOf(member, asked))?.application?.id ?? '';
    await decideApplication(rulePlace(node), { id, state: 'approved', answer: 'Yes.' });
    for (const [changed, kind, fact] of [
      [code, 'deposit', { kind: 'deposit', rate: 1 }],
      [asked, 'application', { kind: 'fixed', amount: '1.00' }],
    ] as const) {
      const { type, terms } = RULES[kind];
      const words = { title: { en: 'Less' }, summary: { en: 'Less.' } };
      await writeRule(
        rulePlace(node),
        writtenRule.parse({ code: changed, type, ...words, terms: { ...terms, fact, claimDays: 1 } }),
      );
      expect(await switchOn(rulePlace(node), { code: changed, reason: 'cheaper' })).toBe(2);
    }
    expect(await standingOf(member, code)).toMatchObject({ state: 'claim', waiting: [{ amount: '50.00' }] });
    expect(await standingOf(member, asked)).toMatchObject({ state: 'claim', waiting: [{ amount: '10.00' }] });
    await claim(member, code);
    await claim(member, asked);
    expect(await purses(member)).toEqual({ member: START + 50_000n + 5_000n + 1_000n });
    const given = await database.db.query(sql`
      select version from reward_grant where member_id = ${member.memberId}::bigint`);
    expect(given).toEqual([{ version: 1 }, { version: 1 }]);
  });
});

/** ৳500.00 through the doors that payments use, as if it were so many hours ago. */
async function paidIn(member: MemberCaller, hours: number): Promise<void> {
  const { deposit, payment } = await beginDeposit(node, member);
  await sayCallback(node, { payment, status: 'paid', amount: '500.00', currency: 'PLY' });
  await asOwner(
    database.url,
    `update deposit set created_at = created_at - interval '${hours} hours',
       credited_at = credited_at - interval '${hours} hours' where id = ${deposit.id}`,
  );
}

/** What the wallet writes of free rounds, so many of a kind. */
const playFree = (member: MemberCaller, code: string, kind: 'free-bet' | 'credit', count: number) =>
  asOwner(
    database.url,
    `with told as (
       insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, currency, facts, request_id)
       select 'maidan', '${HOUSE_PARTNER}', '${code}-${kind}-' || n, '${kind}', 'applied', ${member.memberId},
         '${code}-${kind}-' || n, 'PLY', '\\x00', 'test'
       from generate_series(1, ${count}) n returning transaction_id, member_id
     )
     insert into wallet_promotion (merchant, partner, transaction_id, member_id, campaign_id, reason, told_amount)
     select 'maidan', '${HOUSE_PARTNER}', transaction_id, member_id, 'reward:${code}:once', 'test', 100 from told`,
  );

/** As if it had been switched on so many hours earlier. */
const moveBack = (code: string, hours: number) =>
  asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '${hours} hours' where code = '${code}';
     alter table reward_version enable trigger user`,
  );

describe('a raffle', () => {
  test('[PRO-03] T32: is committed before, drawn once by two nodes, passes over whoever rests, and can be computed again', async () => {
    const code = await promotionOn(node, 'raffle');
    const people = await Promise.all(Array.from({ length: 7 }, () => node.registerAndLogin()));
    const numbers = await Promise.all(people.map((member) => join(member, code)));
    expect(
      numbers.map((body) => (body.success ? body.value.number : 0)).toSorted((one, other) => one - other),
    ).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const before = (await told(code))?.raffle;
    expect(before).toMatchObject({ entries: 7, seed: null, drawnAt: null, winners: [] });
    const [first, away, out, excluded] = people;
    if (!first || !away || !out || !excluded) throw new Error('too few people');
    expect(await standingOf(first, code)).toMatchObject({ state: 'joined', number: expect.any(Number) });
    await node.callAs(away, startBreak, { length: '24h' });
    await node.callAs(out, setRewardsWanted, { wanted: false });
    await asOwner(database.url, `update member set status = 'excluded' where id = ${excluded.memberId}`);

    expect(await drawRaffles(node.app.platform)).toBe(0);
    await endNow(database.url, code);
    expect(await stateOf(first, code)).toBe('process');
    expect(await join(await node.registerAndLogin(), code)).toMatchObject({ code: 'PROMOTION_NOT_OPEN' });
    await onSecondNode((second) =>
      Promise.all([node, second, node, second].map(({ app }) => drawRaffles(app.platform))),
    );
    await drawRaffles(node.app.platform);

    const raffle = (await told(code))?.raffle;
    if (!raffle?.seed) throw new Error('it was not drawn');
    expect(await raffleDigest(raffle.seed)).toBe(before?.digest);
    const order = await raffleOrder({ seed: raffle.seed, code, entries: raffle.entries });
    const restingNumbers = await database.db.query<{ number: number }>(sql`
      select number from reward_join where code = ${code} and member_id = any(${[away, out, excluded].map(({ memberId }) => memberId)}::bigint[])`);
    const expected = order
      .filter((number) => !restingNumbers.some((row) => row.number === number))
      .slice(0, 3);
    const winners = raffle.winners.map(({ number }) => number);
    expect(winners).toEqual(expected);
    expect(raffle.winners.map(({ amount }) => amount)).toEqual(['50.00', '5.00', '5.00']);
    const { prizes } = (await told(code))?.terms ?? { prizes: [] };
    const drawn = order.slice(0, order.indexOf(winners.at(-1) ?? 0));
    expect(passedOver(order, raffle.winners, prizes)).toEqual(
      drawn.filter((number) => !winners.includes(number)),
    );
    expect(passedOver(order, raffle.winners.toReversed(), prizes)).toBe(null);

    const [best] = await database.db.query<{ memberId: string }>(sql`
      select member_id::text as member_id from reward_prize where code = ${code} and place = 1`);
    const winner = people.find(({ memberId }) => memberId === best?.memberId);
    const loser = people.find(
      ({ memberId }) =>
        ![away, out, excluded].some((one) => one.memberId === memberId) && memberId !== best?.memberId,
    );
    if (!winner) throw new Error('nobody won');
    expect(await standingOf(winner, code)).toMatchObject({ state: 'claim', waiting: [{ amount: '50.00' }] });
    const take = async (member: MemberCaller, on = node) =>
      (await on.callAs(member, claimRafflePromotion, { code })).body;
    const answers = await onSecondNode((second) =>
      Promise.all(Array.from({ length: 50 }, (_, index) => take(winner, index % 2 === 0 ? node : second))),
    );
    expect(new Set(answers.map((body) => (body.success ? body.value.grant.id : body.code))).size).toBe(1);
    expect(await purses(winner)).toEqual({ member: START + 5_000n });
    expect(await stateOf(winner, code)).toBe('claimed');
    expect(loser).toBeDefined();
    const [nothing] = await database.db.query<{ memberId: string }>(sql`
      select j.member_id::text as member_id from reward_join j join member m on m.id = j.member_id
      where j.code = ${code} and m.status = 'active' and m.break_until is null
        and not exists (select from reward_prize p where p.code = j.code and p.member_id = j.member_id)
        and not exists (select from reward_opt_out o where o.member_id = j.member_id)`);
    const unlucky = people.find(({ memberId }) => memberId === nothing?.memberId);
    if (!unlucky) throw new Error('everybody won');
    expect(await standingOf(unlucky, code)).toMatchObject({ state: 'joined', ended: 'drawn', waiting: [] });
    expect(await take(unlucky)).toMatchObject({ code: 'REWARD_NOT_THERE' });
    const { body } = await node.callAs(winner, listGrants, {});
    expect(body).toMatchObject({ value: { grants: [{ code, amount: '50.00', state: 'paid' }] } });
  });

  test('[PRO-03] keeps the terms that people joined it by', async () => {
    const code = await promotionOn(node, 'raffle');
    const rule = {
      code,
      type: 'raffle',
      title: { en: 'Less' },
      summary: { en: 'Less.' },
      terms: {
        fact: { kind: 'raffle', prizes: [{ amount: '0.01', count: 1 }] },
        period: 'once',
        needsJoin: true,
        largest: '1.00',
        budget: '1.00',
        claimDays: 1,
        payment: 'cash',
        startsAt: hoursFromNow(-1),
        endsAt: hoursFromNow(1),
      },
    };
    await writeRule(rulePlace(node), writtenRule.parse(rule));
    expect(await switchOn(rulePlace(node), { code, reason: 'cheaper' })).toBe('fixed');
    expect((await told(code))?.title).toBe('A raffle');
  });
});
