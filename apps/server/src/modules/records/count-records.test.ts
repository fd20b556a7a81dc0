import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { addRounds } from '#testing/add-rounds.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { countRecords } from './count-records.ts';

let driver: Awaited<ReturnType<typeof createMaidanDriver>>;
const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  driver = await createMaidanDriver(database.db, database.url);
});
afterAll(async () => {
  await driver.close();
});

/** How far the record of a member is counted, and how far there is anything to count. */
async function marksOf(memberId: string) {
  const { rows } = await driver.owner.query<{
    counted: number | null;
    moved: number;
    days: number;
    rounds: number;
  }>(
    `select m.version::int as counted, a.version::int as moved,
       (select coalesce(sum(d.entries), 0)::int from account_day d where d.account_id = a.id) as days,
       (select coalesce(sum(b.rounds), 0)::int from bet_day b where b.member_id = $1) as rounds
     from ledger_account a left join account_day_mark m on m.account_id = a.id
     where a.kind = 'member' and a.owner = $1::text`,
    [memberId],
  );
  return rows[0];
}

test('[MEM-08] what has become much is counted before anybody reads it, once; what is little is left to the reader', async () => {
  const [much, little] = [await node.registerAndLogin(), await node.registerAndLogin()];
  const seat = await sitDown(database.db, much.memberId);
  for (const round of ['one', 'two', 'three']) await seat.play(round, '10.00', '25.00');
  await addRounds(database.url, much.memberId, [
    { roundId: 'old', placedAt: new Date(Date.now() - 86_400_000).toISOString(), stake: 1000 },
  ]);
  expect(await marksOf(much.memberId)).toEqual({ counted: null, moved: 7, days: 0, rounds: 0 });

  expect(await countRecords(node.app.platform, 8)).toBe(0);
  expect(await marksOf(much.memberId)).toMatchObject({ counted: null });
  const both = await Promise.all([countRecords(node.app.platform, 5), countRecords(node.app.platform, 5)]);
  expect(Math.max(...both)).toBe(1);
  expect(await marksOf(much.memberId)).toEqual({ counted: 7, moved: 7, days: 7, rounds: 1 });
  expect(await marksOf(little.memberId)).toEqual({ counted: null, moved: 1, days: 0, rounds: 0 });
  expect(await countRecords(node.app.platform, 5)).toBe(0);
});
