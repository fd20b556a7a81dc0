import { sql } from '@maidan/server/db/sql.ts';
import { databaseForThisFile } from '@maidan/server/testing/for-this-file.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
const database = await databaseForThisFile();
beforeAll(async () => {
  desk = await openTestDesk(database.url);
});
afterAll(() => desk.close());

const run = (...args: string[]) => runOperator(desk, ['vip', ...args]);
const rules = (change: object = {}) =>
  JSON.stringify({ days: 30, levels: [{ level: 1, label: 'Lotus', stake: '500.00' }], ...change });

test('[MEM-14] [HDR-06] ranks are listed, tried and changed by command, with their names and under a name in the audit', async () => {
  await expect(run('write', rules({ days: 0 }), '--reason', 'a try')).rejects.toThrow('days');
  await expect(run('write', rules({ names: { Lotus: {} } }), '--reason', 'a try')).rejects.toThrow('names');
  await expect(run('write', rules())).rejects.toThrow('reason');
  await expect(run('show', 'nobody')).rejects.toThrow('Nobody');
  await expect(run('what')).rejects.toThrow('vip list');
  expect(await run('list')).toContain('last 90 days');
  expect(await run('try', rules())).toContain('Nothing was written');
  expect(await run('list')).not.toContain('Lotus');
  await run('write', rules({ names: { Lotus: { en: 'Lotus', bn: 'পদ্ম' } } }), '--reason', 'a gentler ladder');
  expect(await run('list')).toContain('পদ্ম');
  expect(
    await database.db.query(sql`select actor, reason from audit_entry where action = 'vip-written'`),
  ).toEqual([{ actor: expect.any(String), reason: 'a gentler ladder' }]);
});
