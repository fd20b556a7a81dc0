import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@maidan/server/db/sql.ts';
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
  expect(await run('try', 'weekly', '--days', '30')).toContain('0 of 0 players');
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
