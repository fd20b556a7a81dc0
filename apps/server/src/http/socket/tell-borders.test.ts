import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client } from 'pg';
import { databaseOn } from '#db/database.ts';
import { TYPE_PARSERS } from '#db/type-parsers.ts';
import { watchBorders } from '#modules/rewards/watch-borders.ts';
import { switchOn, writeRule, writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import { setClock } from '#testing/contracts.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { listeningNode, openPage, type Page } from '#testing/live-page.ts';
import { rulePlace } from '#testing/reward-rules.ts';
import type { TestApp } from '#testing/test-app.ts';
import { tellMembers } from './tell-borders.ts';

const database = await databaseForThisFile();
let node: TestApp;
let owner: Client;
beforeAll(async () => {
  node = await listeningNode(database);
  // The clock is that of this connection alone; its answers are read as the platform reads them.
  owner = new Client({ connectionString: database.url, options: '-c timezone=UTC', types: TYPE_PARSERS });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await node.close();
});

const moveTo = (moment: string): Promise<void> =>
  setClock(owner, `${Date.parse(moment) - Date.now()} milliseconds`);

const place = () => ({ ...rulePlace(node), db: databaseOn(owner) });

async function ruleOn(code: string, terms: object): Promise<void> {
  const rule = {
    code,
    type: 'rebate',
    title: { en: code },
    summary: { en: 'Of each bet.' },
    terms: {
      fact: { kind: 'stake', rates: { OTHER: 100 } },
      largest: '10.00',
      budget: '100.00',
      claimDays: 7,
      payment: 'cash',
      ...terms,
    },
  };
  await owner.query('begin');
  await writeRule(place(), writtenRule.parse(rule));
  await switchOn(place(), { code, reason: 'a test' });
  await owner.query('commit');
}

test('[MEM-02] [SET-04] the end of a week is noticed once, that of a day by no rule that does not count days, and an end that terms name', async () => {
  const watch = watchBorders(place());
  const look = async () => {
    let told = false;
    await watch.look(async () => void (told = true));
    return told;
  };
  await moveTo('2028-03-04T12:00:00Z');
  expect(await look()).toBe(false);
  await ruleOn('weekly', { period: 'week', endsAt: '2028-03-10T09:00:00Z' });
  // A Sunday begins in Dhaka, then a Monday; then the rule ends.
  await moveTo('2028-03-04T18:01:00Z');
  expect(await look()).toBe(false);
  await moveTo('2028-03-05T17:59:00Z');
  expect(await look()).toBe(false);
  await moveTo('2028-03-05T18:01:00Z');
  // What could not be told is told the next time.
  await expect(watch.look(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await look()).toBe(true);
  expect(await look()).toBe(false);
  await ruleOn('daily', { period: 'day', zone: 'America/New_York' });
  await moveTo('2028-03-06T04:59:00Z');
  expect(await look()).toBe(false);
  await moveTo('2028-03-06T05:01:00Z');
  expect(await look()).toBe(true);
  await moveTo('2028-03-06T05:02:00Z');
  expect(await look()).toBe(false);
  await moveTo('2028-03-10T09:00:30Z');
  expect(await look()).toBe(true);
});

const told = ({ received }: Page): number => received.filter(({ type }) => type === 'rewards').length;

test('[MEM-02] [SET-04] then every member with a page open hears of it, on each page once, and visitors do not', async () => {
  const [one, other] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const pages = [await openPage(node, one), await openPage(node, one), await openPage(node, other)];
  const visitor = await openPage(node, null);
  await tellMembers(node.app, () => Promise.resolve());
  await vi.waitFor(() => expect(pages.map(told)).toEqual([1, 1, 1]));
  await tellMembers(node.app, () => Promise.resolve());
  await vi.waitFor(() => expect(pages.map(told)).toEqual([2, 2, 2]));
  expect(told(visitor)).toBe(0);
  for (const page of [...pages, visitor]) page.socket.close();
});
