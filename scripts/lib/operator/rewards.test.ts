import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@maidan/server/db/sql.ts';
import type { MemberCaller } from '@maidan/server/testing/test-app.ts';
import { addRounds } from '@maidan/server/testing/add-rounds.ts';
import { asOwner } from '@maidan/server/testing/as-owner.ts';
import { claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { joinPromotion } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listRewards } from '@maidan/contract/rewards/list-rewards.ts';
import { applyForPromotion } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const folder = mkdtempSync(join(tmpdir(), 'maidan-rules-'));
beforeAll(async () => {
  desk = await openTestDesk(database.url);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => runOperator(desk, ['reward', ...args]);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const RULE = {
  code: 'weekly',
  type: 'cashback',
  title: { en: 'Weekly cashback' },
  summary: { en: 'A part of what a week cost you.' },
  terms: {
    fact: { kind: 'loss', rate: 500 },
    period: 'week',
    largest: '5000.00',
    budget: '1000000.00',
    claimDays: 7,
    payment: 'cash',
  },
};
function file(rule: object): string {
  const path = join(folder, 'rule.json');
  writeFileSync(path, JSON.stringify(rule));
  return path;
}

test('[PRO-01] a rule is written, tried, switched on and off by command, each under a name in the audit', async () => {
  await expect(run('write', join(folder, 'none.json'))).rejects.toThrow('cannot be read');
  await expect(run('write', file({ ...RULE, terms: { ...RULE.terms, claimDays: 0 } }))).rejects.toThrow(
    'claimDays',
  );
  await expect(run('write', file({ ...RULE, type: 'raffle' }))).rejects.toThrow('type');
  await expect(run('on', 'weekly', '--reason', 'why not')).rejects.toThrow('no rule');
  expect(await database.db.query(sql`select code from reward`)).toEqual([]);

  expect(await run('write', file(RULE))).toContain('version 1');
  await expect(run('on', 'weekly')).rejects.toThrow('Why?');
  expect(await run('list')).toMatch(/weekly +cashback +v1 +off/);
  expect(await run('try', 'weekly', '--days', '30')).toContain('0 of 0 members');
  expect(await run('on', 'weekly', '--reason', 'for the autumn')).toContain('version 1');
  expect(await run('list')).toMatch(/v1 +on/);
  expect(await run('off', 'weekly', '--reason', 'the autumn is over')).toBe('weekly is off.');
  await expect(run('off', 'weekly', '--reason', 'again')).rejects.toThrow('no rule');
  await expect(run('show', '1')).rejects.toThrow('no such grant');
  await expect(run('reverse', '1', '--reason', 'x')).rejects.toThrow('no such grant');
  const audit = await database.db.query(
    sql`select action, reason from audit_entry where subject = 'reward:weekly' order by id`,
  );
  expect(audit).toEqual([
    { action: 'reward-written', reason: 'by command' },
    { action: 'reward-on', reason: 'for the autumn' },
    { action: 'reward-off', reason: 'the autumn is over' },
  ]);
});

test('[PRO-01] the command prints the terms of any version, with when it was on and who wrote it', async () => {
  await expect(run('terms', 'nothing')).rejects.toThrow('no rule');
  await run('write', file({ ...RULE, code: 'told' }));
  await run('on', 'told', '--reason', 'for the autumn');
  await run('write', file({ ...RULE, code: 'told', terms: { ...RULE.terms, claimDays: 9 } }));
  await expect(run('terms', 'told', '--version', '3')).rejects.toThrow('no rule');
  await expect(run('terms', 'told', '--version', 'x')).rejects.toThrow('no rule');
  const [first, newest] = [await run('terms', 'told', '--version', '1'), await run('terms', 'told')];
  expect(first).toMatch(/told version 1, cashback, written by .+ at .+, on from 20/);
  expect(JSON.parse(first.slice(first.indexOf('{')))).toMatchObject({
    title: RULE.title,
    terms: { claimDays: 7 },
  });
  expect(newest).toMatch(/told version 2, .+, never switched on/);
  expect(JSON.parse(newest.slice(newest.indexOf('{')))).toMatchObject({ terms: { claimDays: 9 } });
});

test('[PRO-02] a gift that was asked for is looked at, approved or rejected with a reason, once', async () => {
  const gift = {
    ...RULE,
    code: 'gift',
    type: 'gift',
    terms: { ...RULE.terms, fact: { kind: 'fixed', amount: '10.00' }, period: 'once', byApplication: true },
  };
  await run('write', file(gift));
  expect(await run('on', 'gift', '--reason', 'for the autumn')).toContain('version 1');
  expect(await run('applications')).toBe('No application waits.');
  const member = await node.registerAndLogin();
  await node.callAs(member, applyForPromotion, { code: 'gift', comment: 'It is my birthday.' });
  const [line = ''] = (await run('applications')).split('\n');
  expect(line).toContain('It is my birthday.');
  const [number = ''] = line.split('  ');
  expect(await run('application', number)).toContain(`asked for by ${member.username}`);
  await expect(run('application', '999999')).rejects.toThrow('no such application');
  await expect(run('reject', number)).rejects.toThrow('Why?');
  await expect(run('approve', 'x', '--reason', 'why not')).rejects.toThrow('reward approve');
  expect(await run('reject', number, '--reason', 'There was no birthday.')).toBe(
    `Application ${number} is rejected.`,
  );
  await expect(run('approve', number, '--reason', 'yes')).rejects.toThrow('No application');
  expect(await run('application', number)).toContain('There was no birthday.');
});

/** Takes what waits by a rule, and answers with what the command shows of the grant. */
async function takeAndShow(member: MemberCaller, code: string): Promise<string> {
  const { body } = await node.callAs(member, listRewards, {});
  const period = body.success ? body.value.waiting.find((one) => one.code === code)?.period : undefined;
  const taken = await node.callAs(member, claimRewards, { rewards: [{ code, period: period ?? '' }] });
  if (!taken.body.success) throw new Error(taken.raw.body);
  return run('show', taken.body.value.grants[0]?.id ?? '');
}
const cashOf = async (member: MemberCaller) => {
  const [row] = await database.db.query<{ balance: bigint }>(sql`
    select balance from ledger_account where owner = ${member.memberId} and kind = 'member'`);
  return row?.balance;
};
const giftOf = (code: string, terms: object) => ({
  ...RULE,
  code,
  type: 'gift',
  terms: {
    ...RULE.terms,
    fact: { kind: 'fixed', amount: '25.00' },
    period: 'once',
    needsJoin: true,
    ...terms,
  },
});

test('[PRO-01] cashback is tried on the past, switched on, and opens to the version and the bets it came from', async () => {
  const member = await node.registerAndLogin();
  await addRounds(database.url, member.memberId, [
    { roundId: 'lost', placedAt: day(-7), stake: 30_000, payout: 10_000 },
  ]);
  await run('write', file({ ...RULE, code: 'back' }));
  expect(await run('try', 'back', '--days', '30')).toContain(
    '1 of 1 members who could count would have been given 10.00 in 1 grants',
  );
  await run('on', 'back', '--reason', 'for the autumn');
  // As if it had been on for a month.
  await asOwner(
    database.url,
    `alter table reward_version disable trigger user;
     update reward_version set on_from = on_from - interval '30 days' where code = 'back';
     alter table reward_version enable trigger user`,
  );
  const shown = await takeAndShow(member, 'back');
  expect(shown).toContain(`back version 1, to member ${member.memberId}: 10.00, paid`);
  expect(shown).toMatch(/for week-.*\nledger transaction \d+\n[^]*"base": "200.00"/);
  expect(await cashOf(member)).toBe(1_001_000n);
});

test('[PRO-01] W18: free rounds are a rule of the same command, and are taken back by it before they are played', async () => {
  const member = await node.registerAndLogin();
  const rounds = { count: 25, stake: '1.00', games: ['line-slot'], days: 7 };
  await expect(run('write', file(giftOf('rounds', { payment: 'rounds' })))).rejects.toThrow('freeRounds');
  await expect(
    run('write', file(giftOf('rounds', { payment: 'rounds', freeRounds: { ...rounds, count: 24 } }))),
  ).rejects.toThrow('freeRounds');
  await run('write', file(giftOf('rounds', { payment: 'rounds', freeRounds: rounds })));
  await run('on', 'rounds', '--reason', 'for the autumn');
  await node.callAs(member, joinPromotion, { code: 'rounds' });
  const shown = await takeAndShow(member, 'rounds');
  expect(shown).toContain('rounds version 1');
  expect(shown).toContain('free rounds reward:rounds:once');
  const [grant] = await database.db.query<{ id: bigint }>(
    sql`select id from reward_grant where code = 'rounds'`,
  );
  expect(await run('reverse', String(grant?.id), '--reason', 'a mistake')).toBe('It was taken back.');
  // Neither counted nor part of the sum any more.
  expect(await run('list')).toMatch(/rounds +gift +v1 +on +0 given, 0\.00/);
  expect(
    await database.db.query(sql`
      select rounds, cancelled_at is not null as cancelled from free_round_grant
      where member_id = ${member.memberId}::bigint`),
  ).toEqual([{ rounds: 25, cancelled: true }]);
  expect(await cashOf(member)).toBe(1_000_000n);
});

test('[PRO-01] welcome money is a rule of the same command, for whoever is new when they join', async () => {
  const [member, older] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await asOwner(
    database.url,
    `update member set created_at = created_at - interval '9 days' where id = ${older.memberId}`,
  );
  await expect(run('write', file(giftOf('welcome', { newcomerDays: 7, needsJoin: false })))).rejects.toThrow(
    'byApplication',
  );
  await run('write', file(giftOf('welcome', { newcomerDays: 7 })));
  for (const { memberId } of [member, older])
    await addRounds(database.url, memberId, [{ roundId: `by-${memberId}`, placedAt: day(0), stake: 100 }]);
  expect(await run('try', 'welcome', '--days', '1')).toContain('given 25.00 in 1 grants');
  await run('on', 'welcome', '--reason', 'for the autumn');
  expect((await node.callAs(older, joinPromotion, { code: 'welcome' })).body).toMatchObject({
    code: 'PROMOTION_NEWCOMERS',
  });
  await node.callAs(member, joinPromotion, { code: 'welcome' });
  expect(await takeAndShow(member, 'welcome')).toContain('welcome version 1');
  expect([await cashOf(member), await cashOf(older)]).toEqual([1_002_500n, 1_000_000n]);
  expect(await run('list')).toMatch(/welcome +gift +v1 +on +1 given, 25\.00/);
});

const raffle = (amount: string) => ({
  ...RULE,
  code: 'draw',
  type: 'raffle',
  terms: {
    ...RULE.terms,
    fact: { kind: 'raffle', prizes: [{ amount, count: 1 }] },
    period: 'once',
    needsJoin: true,
    startsAt: day(-1),
    endsAt: day(1),
  },
});

test('[PRO-03] a raffle that was on keeps its terms', async () => {
  await run('write', file(raffle('50.00')));
  await run('on', 'draw', '--reason', 'for the autumn');
  await run('write', file(raffle('5.00')));
  await expect(run('on', 'draw', '--reason', 'for less')).rejects.toThrow('keeps the terms');
});
