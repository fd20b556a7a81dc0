import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { whileClockStands } from '#testing/clocks/held-clock.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { listAlerts, watchMoney } from './watch-money.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(() => driver.close());

const look = () => watchMoney(node.app.platform, node.app.log);
const listed = async () =>
  (await listAlerts(node.app.platform)).map(({ kind, subject, detail }) => [kind, subject, detail]);

test('W23: rounds that a vendor leaves open are told after 48 hours and after 30 days, and no more when it has closed them', async () => {
  const { id } = await driver.newPlayer('100.00');
  const seat = await sitDown(database.db, id);
  await whileClockStands(database.url, async (clock) => {
    expect(await seat.bet('left-1', '10.00')).toBe('OK');
    await clock.setForward(HOUR / 2);
    expect(await seat.bet('left-2', '10.00')).toBe('OK');
    await seat.play('closed', '10.00', '5.00');

    await clock.setForward(48 * HOUR);
    expect([await look(), await listed()]).toEqual([0, []]);
    await clock.setForward(48 * HOUR + 1);
    expect([await look(), await look()]).toEqual([1, 0]);
    const told =
      /^MAIDAN has left 1 round open for more than 48 hours, the oldest since [-\d]+ [:\d]+: left-1$/;
    expect(await listed()).toEqual([['rounds-left-open', 'partner:MAIDAN', expect.stringMatching(told)]]);
    // Of the same vendor there is one line, whose words follow.
    await clock.setForward(49 * HOUR);
    expect([await look(), (await listed())[0]?.[2]]).toEqual([0, expect.stringContaining('left 2 rounds')]);

    await clock.setForward(30 * DAY + 1);
    expect(await look()).toBe(1);
    expect(await listed()).toEqual([
      ['rounds-left-open', 'partner:MAIDAN', expect.stringContaining('left 2 rounds open for more than 48')],
      ['rounds-unsettled', 'partner:MAIDAN', expect.stringContaining('left 1 round open for more than 30')],
    ]);

    // Late as it is, what the vendor says now counts.
    expect(await seat.win('left-1', '7.00')).toBe('OK');
    expect([await look(), (await listed()).map(([kind]) => kind)]).toEqual([0, ['rounds-left-open']]);
    expect(await seat.win('left-2', '0.00')).toBe('OK');
    expect([await look(), await listed()]).toEqual([0, []]);
  });
});

test('[LOT-01] W23: a ticket that waits for its draw is not told after 48 hours, and is after 30 days', async () => {
  const { id } = await driver.newPlayer('100.00');
  const seat = await sitDown(database.db, id);
  await driver.owner.query(`update game set category = 'LOTT' where node_id = 'conf-slot'`);
  await whileClockStands(database.url, async (clock) => {
    expect(await seat.bet('ticket-1', '10.00')).toBe('OK');
    await clock.setForward(29 * DAY);
    expect([await look(), await listed()]).toEqual([0, []]);
    await clock.setForward(30 * DAY + 1);
    expect([await look(), (await listed()).map(([kind]) => kind)]).toEqual([1, ['rounds-unsettled']]);
    expect(await seat.win('ticket-1', '0.00')).toBe('OK');
    expect([await look(), await listed()]).toEqual([0, []]);
  });
});
