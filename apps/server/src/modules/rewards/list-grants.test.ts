import { randomUUID } from 'node:crypto';
import { convertPoints } from '@maidan/contract/points/convert-points.ts';
import { redeemPointReward } from '@maidan/contract/points/redeem-point-reward.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import type { GivenBeside } from '@maidan/contract/rewards/reward.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { expect, test } from 'vitest';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { sql } from '#db/sql.ts';
import { decideRedemption } from '#modules/points/decide-redemption.ts';
import { publishPointReward } from '#modules/points/publish-point-reward.ts';
import { cancelFreeRounds, grantFreeRounds } from '#modules/seamless-wallet/free-rounds/grant-free-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { promotionOn, rulePlace } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { PIN, playRound, readyMember } from '#testing/withdrawals.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const page = async (member: MemberCaller, query: object = {}) =>
  (await node.callAs(member, listGrants, query)).body;
function nameOf(one: GivenBeside): string {
  switch (one.by) {
    case 'points':
      return `${one.title ?? 'converted'} ${one.points} ${one.amount}`;
    case 'rounds':
      return `rounds ${one.count} ${one.stake} ${one.state} ${one.won}`;
    case 'team':
      return `team ${one.amount} of ${one.stake}`;
    case 'house':
      return `house ${one.amount}`;
    case 'partner':
      return `partner ${one.amount}: ${one.reason}${one.takenBack ? ', taken back' : ''}`;
  }
}
async function whole(member: MemberCaller, pageSize: string) {
  const names: string[] = [];
  let cursor: string | null | undefined;
  for (let left = 12; left > 0 && cursor !== null; left -= 1) {
    const body = await page(member, { pageSize, ...(cursor === undefined ? {} : { cursor }) });
    if (!body.success) throw new Error(body.code);
    const { grants, beside, welcome, nextCursor } = body.value;
    const found = [
      ...grants.map((one) => ({ at: one.grantedAt, name: `${one.type} ${one.amount}` })),
      ...beside.map((one) => ({ at: one.at, name: nameOf(one) })),
    ];
    names.push(...found.toSorted((one, other) => (one.at < other.at ? 1 : -1)).map(({ name }) => name));
    if (welcome !== null) names.push(`welcome ${welcome.amount}`);
    cursor = nextCursor;
  }
  return names;
}
async function redeemed(member: MemberCaller, code: string, points: number): Promise<string> {
  const { body } = await node.callAs(member, redeemPointReward, {
    operationId: randomUUID(),
    code,
    points,
    paymentPassword: PIN,
  });
  if (!body.success) throw new Error(body.code);
  const [row] = await database.db.query<{ id: bigint }>(
    sql`select id from point_record where reference = ${body.value.reference}`,
  );
  return String(row?.id);
}
const decide = (id: string, state: 'approved' | 'rejected') =>
  decideRedemption(node.app.platform, { id, state, by: 'rina', remark: 'Seen.' });

test('[PRO-01] a cursor that is none is refused, and what waits or was refused was not given', async () => {
  await publishPointReward(node.app.platform, {
    code: 'umbrella',
    title: { en: 'Umbrella' },
    about: { en: 'Sent to you.' },
    points: 1_000,
    look: 'umbrella',
  });
  const { member } = await readyMember(node);
  await playRound(database.url, member.memberId, 5_000_000n, 'closed', 5_000_000n);
  await redeemed(member, 'umbrella', 1_000);
  await decide(await redeemed(member, 'umbrella', 1_000), 'rejected');
  expect(await whole(member, '10')).toEqual(['welcome 10000.00']);
  for (const cursor of ['x', '1', '1-2', '1-2-3-4'])
    expect(await page(member, { cursor })).toMatchObject({ code: 'BAD_REQUEST' });
});

test('[PRO-01] money and things for points, and free rounds by command, stand in the list of everything, each once on whatever pages', async () => {
  await publishPointReward(node.app.platform, {
    code: 'coins',
    title: { en: 'Coins' },
    about: { en: 'Money.' },
    points: 600,
    amount: '6.00',
    look: 'coins',
  });
  const ready = await readyMember(node);
  const { member } = ready;
  await playRound(database.url, member.memberId, 5_000_000n, 'closed', 5_000_000n);
  const code = await promotionOn(node, 'gift');
  await node.callAs(member, joinPromotion, { code });
  await node.callAs(member, claimRewards, { rewards: [{ code, period: 'once' }] });
  await node.callAs(member, convertPoints, {
    operationId: randomUUID(),
    points: 500,
    amount: '5.00',
    paymentPassword: PIN,
  });
  await decide(await redeemed(member, 'coins', 600), 'approved');
  await decide(await redeemed(member, 'umbrella', 1_000), 'approved');
  const gift = {
    username: member.username,
    partner: HOUSE_PARTNER,
    rounds: 10,
    stake: 100n,
    currency: 'PLY',
    gameCodes: null,
    mostWon: null,
    validTo: new Date(Date.now() + 86_400_000),
  };
  for (const campaignId of ['eid-one', 'eid-two']) {
    expect(await grantFreeRounds(rulePlace(node), { ...gift, campaignId })).toBe('done');
    await asOwner(
      database.url,
      `update free_round_grant set created_at = '2030-01-01' where campaign_id = '${campaignId}'`,
    );
  }
  await cancelFreeRounds(rulePlace(node), { ...gift, campaignId: 'eid-two' });
  const all = await whole(member, '50');
  expect(all.slice(0, 2).toSorted()).toEqual(['rounds 10 1.00 open 0.00', 'rounds 10 1.00 taken-back 0.00']);
  expect(all.slice(2)).toEqual([
    'Umbrella 1000 null',
    'Coins 600 6.00',
    'converted 500 5.00',
    'gift 10.00',
    'welcome 10000.00',
  ]);
  expect((await whole(member, '1')).toSorted()).toEqual(all.toSorted());
  expect(await whole(member, '3')).toEqual(all);
  expect(await page(member, { type: 'gift' })).toMatchObject({
    value: { grants: [{ type: 'gift' }], beside: [], welcome: null },
  });
  // What the house has given is what the list says, with its welcome.
  const paid = await database.db.query(sql`
    select sum(e.amount)::bigint as sum from ledger_entry e
    join ledger_transaction t on t.merchant = e.merchant and t.id = e.transaction_id
    join ledger_account a on a.merchant = e.merchant and a.id = e.account_id
    where a.kind = 'member' and a.owner = ${member.memberId} and t.kind like 'bonus%'`);
  expect(paid).toEqual([{ sum: 500n + 600n + 1_000n + 1_000_000n }]);
});

test('[MEM-02] rebates of a team by day, what the house wrote by hand without the reason that it keeps to itself, and gifts of a house of games stand there too', async () => {
  const member = await node.registerAndLogin();
  const other = await node.registerAndLogin();
  const id = member.memberId;
  const rebate = (number: number, at: string, receiver = id) =>
    `insert into team_rebate (merchant, player_id, number, receiver_id, stake, basis_points, amount, at)
     values ('maidan', ${other.memberId}, ${number}, ${receiver}, 10000, 10, 10, '${at}');`;
  const written = (amount: number, reason: string, confirmed: boolean) =>
    `insert into balance_adjustment (merchant, member_id, currency, amount, proposed_by, reason, confirmed_by, confirmed_at, ledger_transaction_id)
     values ('maidan', ${id}, 'PLY', ${amount}, 'rina', '${reason}', ${confirmed ? `'anik', '2031-01-02T10:00Z', 1` : 'null, null, null'});`;
  const gift = (name: string, reason: string, state = 'applied', kind = 'credit') =>
    `insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, currency, amount, request_id, facts, created_at)
     values ('maidan', 'MAIDAN', '${name}', '${kind}', '${state}', ${id}, '${name}', 'PLY', 500, 'x', '\\x00', '2031-01-02T09:00Z');
     insert into wallet_promotion (merchant, partner, transaction_id, member_id, campaign_id, reason, told_amount)
     values ('maidan', 'MAIDAN', '${name}', ${id}, null, '${reason}', 500);`;
  // Midnight in Dhaka is 18:00: two of one day, one of the next, one of somebody else.
  await asOwner(
    database.url,
    [
      rebate(1, '2031-01-01T17:00Z'),
      rebate(2, '2031-01-01T17:59Z'),
      rebate(3, '2031-01-01T18:01Z'),
      rebate(4, '2031-01-01T17:30Z', other.memberId),
      written(700, 'Sorry for the wait.', true),
      written(900, 'Not confirmed.', false),
      written(-300, 'Taken.', true),
      gift('won', 'tournament'),
      gift('back', 'promo', 'rolled-back'),
      gift('mended', 'correction'),
      gift('tipped', 'tip', 'applied', 'debit'),
    ].join('\n'),
  );
  const all = await whole(member, '50');
  expect(all.slice(1, 3).toSorted()).toEqual(['partner 5.00: promo, taken back', 'partner 5.00: tournament']);
  expect([...all.slice(0, 1), ...all.slice(3)]).toEqual([
    'house 7.00',
    'team 0.10 of 100.00',
    'team 0.20 of 200.00',
    'welcome 10000.00',
  ]);
  expect(JSON.stringify(await page(member, { pageSize: '50' }))).not.toContain('Sorry for the wait.');
  expect((await whole(member, '1')).toSorted()).toEqual(all.toSorted());
  expect(await whole(member, '4')).toEqual(all);
  expect(await whole(other, '50')).toEqual(['team 0.10 of 100.00', 'welcome 10000.00']);
  expect(await page(member, { type: 'gift' })).toMatchObject({ value: { beside: [], welcome: null } });
});
