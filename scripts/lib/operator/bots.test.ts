import { sql } from '@maidan/server/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '@maidan/server/testing/for-this-file.ts';
import type { Desk } from './desk.ts';
import { runOperator } from './operator.ts';
import { openTestDesk } from './test-desk.ts';

let desk: Desk;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  desk = await openTestDesk(database.url);
});
afterAll(() => desk.close());

const run = (...args: string[]) => runOperator(desk, ['bots', ...args]);
const rates = () => node.app.platform.settings.get('bots');

test.each([
  ['a word that is none', ['loud'], 'bots rounds <n>'],
  ['no number', ['rounds'], 'bots rounds <n>'],
  ['less than nothing', ['rounds', '-1'], 'bots rounds <n>'],
  ['more rounds than are good', ['rounds', '61'], 'roundsPerMinute'],
  ['more lines than are good', ['chat', '121'], 'chatLinesPerHour'],
  ['more bets than are good', ['crash', '9'], 'crashBetsPerFlight'],
  ['more bets at tables than are good', ['tables', '5'], 'tableBetsPerRound'],
])('%s changes nothing', async (_what, args, reason) => {
  const before = await rates();
  await expect(run(...args)).rejects.toThrow(reason);
  expect(await rates()).toEqual(before);
});

test('an operator sets how lively the sandbox is; running nodes follow at once, and it is written down', async () => {
  expect(await rates()).toEqual({
    roundsPerMinute: 6,
    chatLinesPerHour: 3,
    crashBetsPerFlight: 3,
    tableBetsPerRound: 2,
  });
  expect(await run('rounds', '20')).toBe(
    'Bots: 20 rounds a minute, 3 chat lines an hour, 3 bets on each flight of crash, 2 on each round of a live table.',
  );
  await expect.poll(rates).toMatchObject({ roundsPerMinute: 20 });
  await run('off');
  await expect
    .poll(rates)
    .toEqual({ roundsPerMinute: 0, chatLinesPerHour: 0, crashBetsPerFlight: 0, tableBetsPerRound: 0 });
  expect(await run()).toContain(
    '0 of them, in the last 24 hours: 0 rounds, ৳0.00 staked, ৳0.00 won, ৳0.00 given to play with, 0 chat lines.',
  );
  const audited = await database.db.query(
    sql`select subject from audit_entry where action = 'setting-changed' and subject = 'setting:bots'`,
  );
  expect(audited).toHaveLength(2);
});
