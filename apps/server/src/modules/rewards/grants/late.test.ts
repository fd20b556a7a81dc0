import { randomUUID } from 'node:crypto';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { forgetRule, rulePlace } from '#testing/reward-rules.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { switchOn, writeRule, writtenRule } from '../rules/operate-rules.ts';
import { reverseGrant } from './reverse-grant.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const DAY_MS = 86_400_000;
const START = 1_000_000n;
const STAKE = { kind: 'stake', rates: { OTHER: 100 } };

let member: MemberCaller;
let rule = '';
let rounds = 0;
beforeEach(async () => {
  if (rule !== '') await forgetRule(database.url, rule);
  member = await node.registerAndLogin();
});

/** Counts each day, and has been on for a fortnight. */
async function ruleOn(type: 'rebate' | 'cashback', fact: object, change: object = {}): Promise<void> {
  rule = `r${randomUUID().slice(0, 8)}`;
  const terms = {
    fact,
    period: 'day',
    largest: '100.00',
    budget: '1000.00',
    claimDays: 7,
    payment: 'cash',
    ...change,
  };
  const words = { title: { en: 'Of each day' }, summary: { en: 'A share.' } };
  await writeRule(rulePlace(node), writtenRule.parse({ code: rule, type, ...words, terms }));
  await switchOn(rulePlace(node), { code: rule, reason: 'a test' });
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '14 days' where code = '${rule}';
     alter table reward_version enable trigger user`,
  );
}

/** Placed a day ago, or longer. */
async function bet(
  stake: number,
  payout = 0,
  state: 'open' | 'closed' = 'closed',
  days = 1,
): Promise<string> {
  const roundId = `late-${(rounds += 1)}`;
  const placedAt = new Date(Date.now() - days * DAY_MS).toISOString();
  await addRounds(database.url, member.memberId, [{ roundId, placedAt, stake, payout, state }]);
  return roundId;
}
const settle = (roundId: string, payout: number) =>
  asOwner(
    database.url,
    `update game_round set state = 'closed', payout = ${payout}, settled_at = platform_now() where round_id = '${roundId}'`,
  );

async function waiting() {
  const { body } = await node.callAs(member, listRewards, {});
  if (!body.success) throw new Error(body.code);
  return body.value.waiting;
}
async function claim(period: string): Promise<string> {
  const { body } = await node.callAs(member, claimRewards, { rewards: [{ code: rule, period }] });
  return body.success ? 'OK' : body.code;
}
const given = () =>
  database.db.query<{ period: string; amount: bigint }>(sql`
    select period, amount from reward_grant where member_id = ${member.memberId}::bigint order by id`);
async function cash(): Promise<bigint> {
  const [row] = await database.db.query<{ balance: bigint }>(
    sql`select balance from ledger_account where owner = ${member.memberId} and kind = 'member'`,
  );
  return row?.balance ?? 0n;
}
/** Takes what a day has come to, and answers with its name. */
async function takeDay(): Promise<string> {
  const [first] = await waiting();
  expect(await claim(first?.period ?? '')).toBe('OK');
  return first?.period ?? '';
}

test('[PRO-01] P1: a bet that settles after its day was taken is given on top: to nobody before, once by fifty claims, and each time anew', async () => {
  await ruleOn('rebate', STAKE);
  await bet(100_000);
  const [one, two] = [await bet(50_000, 0, 'open'), await bet(30_050, 0, 'open')];
  const day = await takeDay();
  expect(await waiting()).toEqual([]);
  expect(await claim(`${day}-late-1`)).toBe('REWARD_NOT_THERE');
  await settle(one, 0);
  expect(await waiting()).toMatchObject([{ period: `${day}-late-1`, amount: '5.00', before: '10.00' }]);
  expect(await claim(`${day}-late-2`)).toBe('REWARD_NOT_THERE');
  const all = await Promise.all(Array.from({ length: 50 }, () => claim(`${day}-late-1`)));
  expect(new Set(all)).toEqual(new Set(['OK']));
  expect(await waiting()).toEqual([]);
  await settle(two, 0);
  expect(await claim(`${day}-late-2`)).toBe('OK');
  // Of all three together 18.005 are due, so the last brings 3.00: each is the rest of the whole.
  expect(await given()).toEqual([
    { period: day, amount: 1_000n },
    { period: `${day}-late-1`, amount: 500n },
    { period: `${day}-late-2`, amount: 300n },
  ]);
  expect(await cash()).toBe(START + 1_800n);
  const { body } = await node.callAs(member, listGrants, {});
  expect(body).toMatchObject({
    value: {
      grants: [{ before: '15.00', lines: [{ base: '1800.50', amount: '18.00' }] }, { before: '10.00' }, {}],
    },
  });
  expect(await checkLedger(database.db)).toEqual([]);
});

test('[PRO-01] what settles late brings a day no more than its most, and nothing once its days to take are over or the budget is given', async () => {
  await ruleOn('rebate', STAKE, { largest: '12.00', budget: '12.50' });
  await bet(100_000);
  const open = await bet(500_000, 0, 'open');
  const day = await takeDay();
  await settle(open, 0);
  expect(await waiting()).toMatchObject([{ amount: '2.00' }]);
  await database.db.query(sql`update reward set spent = spent + 100 where code = ${rule}`);
  expect(await claim(`${day}-late-1`)).toBe('REWARD_BUDGET');
  await database.db.query(sql`update reward set spent = spent - 100 where code = ${rule}`);
  await asOwner(
    database.url,
    `update reward_grant set covers_from = covers_from - interval '8 days', covers_to = covers_to - interval '8 days' where code = '${rule}';
     update game_round set placed_at = placed_at - interval '8 days' where member_id = ${member.memberId}`,
  );
  expect(await waiting()).toEqual([]);
  expect(await claim(`${day}-late-1`)).toBe('REWARD_NOT_THERE');
  expect(await given()).toEqual([{ period: day, amount: 1_000n }]);
});

test('[PRO-01] a win that comes late asks for nothing back, and what was taken back is not given again', async () => {
  await ruleOn('cashback', { kind: 'loss', rate: 1_000 }, { largest: '900.00', budget: '1000.00' });
  await bet(100_000);
  const [won, lost] = [await bet(10_000, 0, 'open'), await bet(90_000, 0, 'open')];
  const day = await takeDay();
  await settle(won, 60_000);
  expect(await waiting()).toEqual([]);
  const [grant] = await database.db.query<{ id: bigint }>(
    sql`select id from reward_grant where member_id = ${member.memberId}::bigint`,
  );
  await reverseGrant(rulePlace(node), { id: String(grant?.id), reason: 'a mistake' });
  expect(await waiting()).toEqual([]);
  await settle(lost, 0);
  // 1,400.00 were lost in all: a tenth of it is 140.00, of which 100.00 had been given.
  expect(await waiting()).toMatchObject([{ period: `${day}-late-1`, amount: '40.00', before: '100.00' }]);
  expect(await claim(`${day}-late-1`)).toBe('OK');
  expect(await cash()).toBe(START + 4_000n);
});
