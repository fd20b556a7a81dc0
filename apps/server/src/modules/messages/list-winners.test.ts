import { listWinners } from '@maidan/contract/messages/list-winners.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { sitDown } from '#testing/play-rounds.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { maskName } from './mask-name.ts';
import { readWinners } from './winners.store.ts';

let site: TestApp;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 400 });
  site = await createTestApp(base);
});
afterAll(async () => {
  await site.close();
});

async function read(
  input: RequestOf<typeof listWinners> = {},
): Promise<ResponseOf<typeof listWinners>['list']> {
  const { body } = await site.callAs(null, listWinners, input);
  if (!body.success) throw new Error(body.code);
  return body.value.list;
}

const question = { merchant: 'maidan', currency: 'PLY', days: 7, limit: 20 };

test.each(['gameCategory=RNG', 'limitNum=21', 'limitNum=0', 'limitNum=1e1', 'language=de', 'x=1'])(
  '[HOM-03] %s is refused',
  async (query) => {
    const answer = await site.app.inject({ url: `${listWinners.path}?${query}` });
    expect(answer.statusCode).toBe(400);
  },
);

test('[HOM-03] the board has the twenty highest wins, highest first, as amounts with two decimals', async () => {
  const list = await read({ gameCategory: 'ALL', language: 'en', limitNum: '20' });
  expect(list).toHaveLength(20);
  const amounts = list.map(({ vo }) => parseMoney(vo.winAmount));
  expect(amounts).toEqual(amounts.toSorted((a, b) => Number(b - a)));
  expect(await read({ limitNum: '3' })).toEqual(list.slice(0, 3));
});

test('[HOM-03] every line is a round that was really won, and nobody stands there twice', async () => {
  const rows = await readWinners(base.db, question);
  expect(new Set(rows.map(({ username }) => username)).size).toBe(rows.length);
  for (const { username, amount, nodeId } of rows.slice(0, 5)) {
    const [found] = await base.db.query<{ count: bigint }>(sql`
      select count(*) as count from game_round r join member m on m.merchant = r.merchant and m.id = r.member_id
      where m.username = ${username} and r.payout = ${amount} and r.node_id = ${nodeId} and r.state = 'closed'`);
    expect(found?.count).toBeGreaterThan(0n);
  }
});

test('[HOM-03] the invented past of a sandbox says what it is', async () => {
  expect((await read()).map(({ vo }) => vo.isSeeded)).toEqual(Array.from({ length: 20 }, () => true));
});

test('[HOM-03] T33: no account name leaves the house', async () => {
  const names = (await base.db.query<{ username: string }>(sql`select username from member`)).map(
    ({ username }) => username,
  );
  const text = JSON.stringify((await read()).map(({ vo }) => vo.customerName));
  expect(names.filter((name) => text.includes(name))).toEqual([]);
  expect(maskName('demo')).toBe('d•••');
  expect(maskName('rahim1987')).toBe('r•••7');
  expect(maskName('rahim198')).toHaveLength(maskName('rahim1987654').length);
  expect(maskName('')).toBe('•••');
});

test('[HOM-03] what was won earlier, taken back, or in trial money is not on it', async () => {
  const [first, second] = await readWinners(base.db, question);
  expect(await readWinners(base.db, { ...question, currency: 'FUN' })).toEqual([]);
  await asOwner(
    base.url,
    `update wallet_transaction set created_at = created_at - interval '30 days'
     where kind = 'win' and member_id = (select id from member where username = '${first?.username}');
     update wallet_transaction set state = 'rolled-back'
     where kind = 'win' and member_id = (select id from member where username = '${second?.username}')`,
  );
  const left = (await readWinners(base.db, question)).map(({ username }) => username);
  expect(left).not.toContain(first?.username);
  expect(left).not.toContain(second?.username);
});

test('[HOM-03] bots stand on it under their own names, and beside twenty people have five places at most', async () => {
  const before = await readWinners(base.db, question);
  const asBots = (usernames: readonly string[]) =>
    asOwner(
      base.url,
      `update member set is_bot = true, upline_id = null, has_password = false, email = null, mobile = null, type = 0
       where username in (${usernames.map((one) => `'${one}'`).join(', ')})`,
    );
  await asBots(before.slice(0, 8).map(({ username }) => username));
  const after = await readWinners(base.db, question);
  expect(after).toHaveLength(20);
  expect(after.filter(({ isBot }) => isBot).map(({ username }) => username)).toEqual(
    before.slice(0, 5).map(({ username }) => username),
  );
  const amounts = after.map(({ amount }) => amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => Number(b - a)));
  // Where people leave places free, bots fill them.
  const everybody = await readWinners(base.db, { ...question, limit: 1_000 });
  await asBots(
    everybody
      .filter(({ isBot }) => !isBot)
      .slice(4)
      .map(({ username }) => username),
  );
  const few = await readWinners(base.db, question);
  expect([few.length, few.filter(({ isBot }) => isBot).length]).toEqual([20, 16]);
});

test('[HOM-03] what was played stands before what was invented, whatever it came to', async () => {
  await asOwner(base.url, `update member set is_bot = false where is_bot`);
  const [row] = await base.db.query<{ id: bigint }>(sql`
    select id from member where merchant = 'maidan' and username = 'demo'`);
  // It brings the title that is played.
  const driver = await createMaidanDriver(base.db, base.url, HOUSE_PARTNER);
  const seat = await sitDown(base.db, String(row?.id));
  await seat.play('played-by-demo', '1.00', '1.50');
  await driver.close();
  const board = await readWinners(base.db, question);
  expect(board.filter(({ isSeeded }) => !isSeeded)).toMatchObject([{ username: 'demo', amount: 150n }]);
  expect(board).toHaveLength(20);
  expect(board.at(-1)?.username).toBe('demo');
});
