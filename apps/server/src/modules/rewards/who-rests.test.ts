import { randomUUID } from 'node:crypto';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { listPlatformMessages } from '@maidan/contract/messages/platform/list-platform-messages.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { redeemPointReward } from '@maidan/contract/points/redeem-point-reward.ts';
import { getReferral } from '@maidan/contract/referral/get-referral.ts';
import { listReferredFriends } from '@maidan/contract/referral/list-referred-friends.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { getMissionSummary } from '@maidan/contract/rewards/missions/get-mission-summary.ts';
import { applyForPromotion } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { claimRafflePromotion } from '@maidan/contract/rewards/promotions/claim-raffle-promotion.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listPromotionStandings } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import { beforeAll, expect, test } from 'vitest';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { sendMessage } from '#modules/messages/platform/send-message.ts';
import { decideRedemption, RedemptionRests } from '#modules/points/decide-redemption.ts';
import { publishPointReward } from '#modules/points/publish-point-reward.ts';
import { grantFreeRounds } from '#modules/seamless-wallet/free-rounds/grant-free-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { endNow, promotionOn, rulePlace } from '#testing/reward-rules.ts';
import { registerInput, uniqueName, type MemberCaller } from '#testing/test-app.ts';
import { PIN, playRound, readyMember } from '#testing/withdrawals.ts';
import { settleBonuses } from './bonus/settle-bonuses.ts';
import { decideApplication, listApplications } from './promotions/decide-application.ts';
import { drawRaffles } from './promotions/draw-raffles.ts';
import { switchOn, writeRule, writtenRule } from './rules/operate-rules.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const place = () => node.app.platform;
const BY = { by: 'rina', remark: 'A gift.' };

const read = async <O extends Operation>(operation: O, input: RequestOf<O>) => {
  const { body } = await node.callAs(member, operation, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
};
const answers = async <O extends Operation>(operation: O, input: RequestOf<O>): Promise<string> => {
  const { body } = await node.callAs(member, operation, input);
  return body.success ? 'OK' : body.code;
};
const join = (code: string) => answers(joinPromotion, { code });
const apply = (code: string) => answers(applyForPromotion, { code, comment: 'It is my birthday.' });
const claim = (code: string, period = 'once') => answers(claimRewards, { rewards: [{ code, period }] });

/** Every reason for which nothing is given, with how pages and doors say it. */
const RESTS = [
  { why: 'closed', paused: 'closed', refusal: 'ACCOUNT_CLOSED' },
  { why: 'break', paused: 'break', refusal: 'ON_BREAK' },
  { why: 'limit', paused: 'limit', refusal: 'REWARD_PAUSED' },
  { why: 'unwanted', paused: null, refusal: 'REWARDS_OFF' },
] as const;
type Rest = (typeof RESTS)[number]['why'];

/** One of them and no other; written as it stands in the rows, so that nothing in hand ends by it. */
function become(why: Rest | 'free'): Promise<void> {
  const id = member.memberId;
  return asOwner(
    database.url,
    // A break that has begun is never shortened: its trigger rests meanwhile.
    `set session_replication_role = replica;
     update member set status = '${why === 'closed' ? 'excluded' : 'active'}',
       break_kind = ${why === 'break' ? `'timeout'` : 'null'},
       break_until = ${why === 'break' ? `now() + interval '1 day'` : 'null'} where id = ${id};
     delete from player_limit where member_id = ${id};
     delete from reward_opt_out where member_id = ${id};
     ${
       why === 'limit'
         ? `insert into player_limit (merchant, member_id, kind, period, value) select merchant, id, 'stake', 'day', 100 from member where id = ${id};
         insert into play_hour (merchant, member_id, hour, stake, payout) select merchant, id, date_trunc('hour', platform_now()), 80, 80 from member where id = ${id} on conflict do nothing;`
         : ''
     }
     ${why === 'unwanted' ? `insert into reward_opt_out (merchant, member_id) select merchant, id from member where id = ${id};` : ''}`,
  );
}

async function isLeftInPeace(paused: 'closed' | 'break' | 'limit' | null): Promise<void> {
  expect(await read(listRewards, {})).toMatchObject({ paused, waiting: [], growing: [] });
  expect(await read(listPromotionStandings, {})).toMatchObject({ paused, standings: [] });
  expect(await read(getMissionSummary, {})).toMatchObject({ paused, missions: [] });
  expect(await read(getReferral, {})).toMatchObject({ paused: paused ?? 'unwanted', terms: null });
  expect(await read(getMemberInfo, {})).toMatchObject({ availablePromoCount: 0, unreadMission: 0 });
  expect(await read(listPlatformMessages, {})).toMatchObject({ messages: [] });
}

const askEverywhere = async (): Promise<string[]> => [
  await join(is.next),
  await apply(is.other),
  ...(await Promise.all([is.gift, is.rounds, is.locked, is.asked, is.won].map((code) => claim(code)))),
  await answers(claimRafflePromotion, { code: is.won }),
  await claim(mission.code, mission.period),
  await claim(friend.code, friend.period),
  await convert(),
  await redeem().then(({ body }) => (body.success ? 'OK' : body.code)),
];
const redeem = () =>
  node.callAs(member, redeemPointReward, {
    operationId: randomUUID(),
    code: 'coins',
    points: 600,
    paymentPassword: PIN,
  });
const convert = () =>
  answers(convertPoints, { operationId: randomUUID(), points: 500, amount: '5.00', paymentPassword: PIN });
const freeRounds = () =>
  grantFreeRounds(
    { ...place(), actor: 'rina' },
    {
      username: member.username,
      partner: HOUSE_PARTNER,
      campaignId: 'monsoon',
      rounds: 5,
      stake: 100n,
      currency: 'PLY',
      gameCodes: null,
      mostWon: null,
      validTo: new Date('2099-01-01T00:00:00Z'),
    },
  );

async function ruleOn(type: 'mission' | 'referral', fact: object): Promise<string> {
  const code = `${type}-1`;
  const terms = { fact, period: 'once', largest: '10.00', budget: '1000.00', claimDays: 30, payment: 'cash' };
  const rule = { code, type, title: { en: 'One' }, summary: { en: 'Of them.' } };
  await writeRule(rulePlace(node), writtenRule.parse({ ...rule, terms }));
  await switchOn(rulePlace(node), { code, reason: 'a test' });
  return code;
}

/** What this member has of everything that is given. */
async function rows(): Promise<unknown> {
  const own = sql`where member_id = ${member.memberId}::bigint`;
  const [found] = await database.db.query(sql`
    select (select count(*)::int from reward_join ${own}) as joins,
      (select count(*)::int from reward_application ${own}) as applications,
      (select count(*)::int from reward_grant ${own}) as grants,
      (select count(*)::int from free_round_grant ${own}) as rounds,
      (select count(*)::int from reward_prize ${own}) as prizes,
      (select count(*)::int from point_record ${own} and state = 'approved') as points,
      (select jsonb_object_agg(kind, balance) from ledger_account
        where owner = ${member.memberId} and kind in ('member', 'locked_bonus')) as purses`);
  return found;
}

let member: MemberCaller;
let is: Record<'gift' | 'rounds' | 'locked' | 'next' | 'asked' | 'other' | 'raffle' | 'won', string>;
let mission: { code: string; period: string };
let friend: { code: string; period: string };
let redemption = '';

/** Everything that can wait for somebody waits for this one; then the house closes the account to play. */
beforeAll(async () => {
  ({ member } = await readyMember(node));
  is = {
    gift: await promotionOn(node, 'gift'),
    rounds: await promotionOn(node, 'rounds'),
    locked: await promotionOn(node, 'locked'),
    next: await promotionOn(node, 'gift'),
    asked: await promotionOn(node, 'application'),
    other: await promotionOn(node, 'application'),
    raffle: await promotionOn(node, 'raffle'),
    won: await promotionOn(node, 'raffle'),
  };
  const reached = { kind: 'mission', counts: 'rounds', target: 1, amount: '5.00' };
  const brought = { kind: 'friend', amount: '10.00', stake: '1.00', days: 30, monthly: '50.00' };
  const codes = [await ruleOn('mission', reached), await ruleOn('referral', brought)] as const;
  await publishPointReward(place(), {
    code: 'coins',
    title: { en: 'Coins' },
    about: { en: 'Paid out.' },
    points: 600,
    amount: '6.00',
    look: 'coins',
    left: 9,
  });
  await playRound(database.url, member.memberId, 2_000_000n, 'closed', 2_000_000n);
  const { referralCode } = await read(getReferral, {});
  const username = uniqueName();
  await node.callAs({ ip: '198.51.100.7' }, register, { ...registerInput(username), referralCode });
  const [row] = await database.db.query<{ id: bigint }>(
    sql`select id from member where username = ${username}`,
  );
  await playRound(database.url, String(row?.id), 50_000n, 'closed', 50_000n);
  for (const code of [is.gift, is.rounds, is.locked, is.raffle, is.won])
    if ((await join(code)) !== 'OK') throw new Error(`${code} was not joined`);
  await apply(is.asked);
  await endNow(database.url, is.won);
  await drawRaffles(place());
  mission = { code: codes[0], period: (await read(getMissionSummary, {})).missions[0]?.period ?? '' };
  friend = { code: codes[1], period: (await read(listReferredFriends, {})).friends[0]?.key ?? '' };
  await redeem();
  const [waiting] = await database.db.query<{ id: bigint }>(
    sql`select id from point_record where member_id = ${member.memberId}::bigint`,
  );
  redemption = String(waiting?.id);
  await sendMessage(place(), {
    to: { member: member.username },
    offer: true,
    title: { en: 'An offer' },
    content: { en: '<p>Come.</p>' },
  });
});

test('[PRO-01] [PRO-03] [PRO-04] [MEM-09] [MEM-10] R1, R2: whoever is closed to play, on a break, near an own limit or wants no rewards is offered and given nothing, by no door, and gets what is still there afterwards', async () => {
  expect(await read(getMemberInfo, {})).toMatchObject({ availablePromo: { REFERRAL: { enabled: true } } });
  const before = await rows();
  const [application] = await listApplications(place());
  const verdict = { id: String(application?.id), state: 'approved', answer: 'Yes.' } as const;
  await decideApplication({ ...place(), actor: 'rina' }, verdict);
  await endNow(database.url, is.raffle);
  for (const { why, paused, refusal } of RESTS) {
    await become(why);
    await isLeftInPeace(paused);
    expect([why, await askEverywhere()]).toEqual([why, Array.from({ length: 12 }, () => refusal)]);
    await drawRaffles(place());
    await expect(decideRedemption(place(), { id: redemption, state: 'approved', ...BY })).rejects.toThrow(
      RedemptionRests,
    );
    expect(await freeRounds()).toBe('rests');
    expect([why, await rows()]).toEqual([why, before]);
    await become('free');
  }

  expect(await claim(mission.code, mission.period)).toBe('OK');
  expect(await claim(friend.code, friend.period)).toBe('OK');
  expect(await Promise.all([is.gift, is.asked, is.won, is.rounds].map((code) => claim(code)))).toEqual([
    'OK',
    'OK',
    'OK',
    'OK',
  ]);
  expect(await claim(is.raffle)).toBe('REWARD_NOT_THERE');
  expect(await decideRedemption(place(), { id: redemption, state: 'approved', ...BY })).toBe(true);
  expect(await freeRounds()).toBe('done');
  expect(await checkLedger(database.db)).toEqual([]);
});

test('[PRO-01] R2: a bonus in hand neither ends nor is released while its account is closed to play', async () => {
  await claim(is.locked);
  await asOwner(
    database.url,
    `update reward_grant set granted_at = granted_at - interval '4 days', wager_until = wager_until - interval '4 days'
     where member_id = ${member.memberId} and state = 'locked'`,
  );
  const before = await rows();
  await become('closed');
  await settleBonuses(place(), { restSeconds: 0 });
  expect(await rows()).toEqual(before);
  await become('free');
  await settleBonuses(place(), { restSeconds: 0 });
  expect(await rows()).toMatchObject({ purses: { locked_bonus: 0 } });
});
