import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { sql } from '#db/sql.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { countPlays } from './count-plays.ts';
import { countPlayed, readPlayedMost } from './plays.store.ts';

let site: TestApp;
let later = 0;
const now = performance.now.bind(performance);

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 400 });
  site = await createTestApp(base);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
beforeEach(() =>
  asOwner(
    base.url,
    'delete from game_play_day; delete from game_play_mark; update member set is_bot = false',
  ),
);
afterAll(async () => {
  vi.restoreAllMocks();
  await site.close();
});

const count = () => countPlays(site.app.platform, 0);
const EVERYTHING = { merchant: 'maidan', vendorCode: null, size: 1_000 };
const counted = async () =>
  (await readPlayedMost(base.db, EVERYTHING)).map(({ nodeId, rounds }) => ({ nodeId, rounds }));

/** The same, read from the rounds as they lie. */
const played = () =>
  base.db.query<{ nodeId: string; rounds: bigint }>(sql`
    select r.node_id, count(*) as rounds from game_round r
    join member m on m.merchant = r.merchant and m.id = r.member_id and not m.is_bot
    join game g on g.merchant = r.merchant and g.node_id = r.node_id
    where r.state <> 'void' and r.currency = 'PLY' and record_day(r.placed_at) > record_day(platform_now()) - 7
    group by r.node_id, g.hot_rank order by 2 desc, g.hot_rank nulls last, r.node_id`);

async function hot(input: RequestOf<typeof listHotGames> = {}): Promise<ResponseOf<typeof listHotGames>> {
  // Asked a while later: what is remembered for a moment is forgotten.
  later += 10_000;
  const { body } = await site.callAs(null, listHotGames, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}

test('[HOM-09] while nothing is counted the list is what the house picks, and says so', async () => {
  const { list, basis } = await hot();
  expect([basis, list[0]?.nodeId, list.length]).toEqual(['picks', '10001', 24]);
});

test('[HOM-09] every round of the last seven days counts once, however often and by how many nodes it is counted', async () => {
  await Promise.all([count(), count(), count()]);
  await count();
  const rounds = await played();
  expect(rounds.length).toBeGreaterThan(12);
  expect(await counted()).toEqual(rounds);
  const { list, basis } = await hot();
  expect(basis).toBe('rounds');
  expect(list.map(({ nodeId }) => nodeId)).toEqual(rounds.slice(0, 24).map(({ nodeId }) => nodeId));
});

test('[HOM-09] what bots play is not what people like', async () => {
  await count();
  const [most] = await counted();
  await asOwner(
    base.url,
    `delete from game_play_day; delete from game_play_mark;
     update member set is_bot = true, upline_id = null, has_password = false, email = null, mobile = null
     where id in (select member_id from game_round where node_id = '${most?.nodeId}')`,
  );
  await count();
  const left = await counted();
  expect(left).toEqual(await played());
  expect(left.some(({ nodeId }) => nodeId === most?.nodeId)).toBe(false);
});

test('[HOM-09] a long past is counted in several goes, and what is younger than the grace waits', async () => {
  const step = { merchant: 'maidan', currency: 'PLY', atMost: 100, graceSeconds: 0 };
  expect(await countPlayed(base.db, { ...step, graceSeconds: 3_600 })).toBe(0);
  expect(await counted()).toEqual([]);
  let goes = 1;
  for (let left = await countPlayed(base.db, step); left > 0 && goes < 100; goes += 1)
    left = await countPlayed(base.db, step);
  expect(goes).toBeGreaterThan(3);
  expect(await counted()).toEqual(await played());
});

/** Every bet once more, with something changed. */
const copy = (change: string): string => `
  insert into wallet_transaction (merchant, partner, transaction_id, kind, state, member_id, round_id, game_code, amount,
    currency, facts, balance_after, request_id, created_at)
  select merchant, partner, transaction_id || '${change}', kind, state, member_id, round_id, game_code, amount,
    ${change === 'trial' ? "'FUN'" : 'currency'}, facts, balance_after, request_id,
    created_at ${change === 'old' ? "- interval '30 days'" : ''}
  from wallet_transaction where kind = 'bet' and state = 'applied';`;

test('[HOM-09] a round of many bets is one round; trial money and days gone by do not count', async () => {
  await count();
  const before = await counted();
  await asOwner(base.url, ['again', 'trial', 'old'].map(copy).join('\n'));
  await count();
  await count();
  expect(await counted()).toEqual(before);
});

test('[HOM-09] too few games or rounds of one maker are no count', async () => {
  await count();
  expect((await hot({ vassalage: 'JL' })).basis).toBe('picks');
  await asOwner(base.url, `delete from game_play_day where node_id <> '10001'`);
  expect(await hot()).toMatchObject({ basis: 'picks', list: { length: 24 } });
});
