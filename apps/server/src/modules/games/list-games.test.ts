import { listGames } from '@maidan/contract/games/list-games.ts';
import { game } from '@maidan/contract/games/game.ts';
import { search } from '@maidan/contract/search/search.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { openDatabase } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { TEST_WAIT_MS } from '#testing/test-database.ts';

let site: TestApp;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  site = await createTestApp(base);
});
afterAll(async () => {
  await site.close();
});

type Listing = ResponseOf<typeof listGames>;

async function list(input: RequestOf<typeof listGames>): Promise<Listing> {
  const { body } = await site.callAs(null, listGames, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}

/** Whatever a caller may put into the address, also what the contract's types would not let through. */
const ask = (input: Record<string, string>) =>
  site.app.inject({ url: `${listGames.path}?${new URLSearchParams(input).toString()}` });

describe('what is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['an unknown category', { gameType: 'POKER' }],
    ['no category', {}],
    ['page 0', { gameType: 'RNG', pageNo: '0' }],
    ['a page beyond counting', { gameType: 'RNG', pageNo: '10001' }],
    ['a page of 49', { gameType: 'RNG', pageSize: '49' }],
    ['a page number in another writing', { gameType: 'RNG', pageNo: '1e1' }],
    ['a vendor code with a quote', { gameType: 'RNG', vassalage: "PG' or true" }],
    ['a class in lower case', { gameType: 'RNG', gameClassify: 'sc' }],
    ['a very long search', { gameType: 'RNG', search: 'a'.repeat(61) }],
    ['an unknown language', { gameType: 'RNG', language: 'fr' }],
    ['an unknown field', { gameType: 'RNG', order: 'random' }],
  ])('%s is a bad request', async (_what, input) => {
    const answer = await ask(input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, value: null, code: 'BAD_REQUEST' });
  });
});

test('[GAM-05] an unknown vendor or class is an empty list, not an error', async () => {
  const empty = { games: [], pageNo: 1, totalPages: 0, totalGames: 0 };
  expect(await list({ gameType: 'RNG', vassalage: 'NOBODY' })).toEqual(empty);
  expect(await list({ gameType: 'RNG', gameClassify: 'BG' })).toEqual(empty);
  expect(await list({ gameType: 'RNG', pageNo: '9999' })).toMatchObject({ games: [] });
});

test('[GAM-05] flash is a known platform that nothing is listed for', async () => {
  expect(await list({ gameType: 'RNG', platform: 'flash', clientType: '3' })).toMatchObject({ games: [] });
  expect((await list({ gameType: 'RNG', platform: 'html5-desktop', clientType: '3' })).games).toHaveLength(
    24,
  );
});

test('[GAM-05] pages of 24 show every game of a vendor once, without gaps or repeats', async () => {
  const first = await list({ gameType: 'RNG', vassalage: 'PG' });
  const seen: string[] = [];
  for (let page = 1; page <= first.totalPages; page += 1) {
    const { games } = await list({ gameType: 'RNG', vassalage: 'PG', pageNo: String(page) });
    expect(games.length).toBe(page < first.totalPages ? 24 : first.totalGames - 24 * (first.totalPages - 1));
    seen.push(...games.map(({ nodeId }) => nodeId));
  }
  const rows = await base.db.query<{ nodeId: string }>(
    sql`select node_id from game where vendor_code = 'PG' and category = 'RNG'`,
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.toSorted()).toEqual(rows.map((row) => row.nodeId).toSorted());
});

test('open titles come before those that open soon', async () => {
  // Such as an operator may have; the sandbox has none.
  const [first] = await base.db.query<{ nodeId: string; engine: string }>(sql`
    select node_id, engine from game where category = 'RNG' and node_id <> '10001' order by sort_order limit 1`);
  const play = (engine: string) =>
    asOwner(
      base.url,
      `update game set engine = ${engine}, open = ${engine} is not null where node_id = '${first?.nodeId ?? ''}';
       select catalogue_arrange('maidan')`,
    );
  await play('null');
  const { totalGames } = await list({ gameType: 'RNG' });
  const open: boolean[] = [];
  for (let page = 1; page <= Math.ceil(totalGames / 48); page += 1) {
    const { games } = await list({ gameType: 'RNG', pageNo: String(page), pageSize: '48' });
    open.push(...games.map((entry) => entry.open));
  }
  expect(open).toContain(false);
  expect(open.lastIndexOf(true)).toBeLessThan(open.indexOf(false));
  await play(`'${first?.engine ?? ''}'`);
});

test('[GAM-01] a game has every field of the contract, and the names in the language asked for', async () => {
  const english = (await list({ gameType: 'RNG' })).games[0];
  const bengali = (await list({ gameType: 'RNG', language: 'bn' })).games[0];
  expect(game.safeParse(english).success).toBe(true);
  expect(english).toMatchObject({
    nodeId: '10001',
    displayName: 'Kites over the Maidan',
    vassalage: 'MAIDAN',
    vendorName: 'Maidan Games',
    gameType: 'RNG',
    gameCode: 'line-slot',
    isGame: true,
    open: true,
    rtpBasisPoints: 9643,
  });
  expect(bengali).toMatchObject({
    nodeId: '10001',
    displayName: 'ময়দানে ঘুড়ি',
    vendorName: 'ময়দান গেমস',
    gameName: 'Kites over the Maidan',
  });
});

test('[CAT-04] a class filters, alone and together with a vendor', async () => {
  const scratch = await list({ gameType: 'RNG', gameClassify: 'SC' });
  expect(scratch.totalGames).toBeGreaterThan(0);
  expect(new Set(scratch.games.map((entry) => entry.gameClassify))).toEqual(new Set(['SC']));
  const ours = await list({ gameType: 'RNG', gameClassify: 'SC', vassalage: 'MAIDAN' });
  expect(ours.totalGames).toBeLessThan(scratch.totalGames);
  expect(ours.games.every((entry) => entry.vassalage === 'MAIDAN')).toBe(true);
});

test('[CAT-05] MXWIN lists the RNG games of the crash class', async () => {
  const { games, totalGames } = await list({ gameType: 'MXWIN' });
  expect(totalGames).toBeGreaterThan(0);
  expect(games.every((entry) => entry.gameType === 'RNG' && entry.gameClassify === 'CRASH')).toBe(true);
});

test('[GAM-05] search finds a name in any language, whatever its case', async () => {
  expect((await list({ gameType: 'RNG', search: 'KITES over' })).games[0]?.nodeId).toBe('10001');
  expect((await list({ gameType: 'RNG', search: ' ঘুড়ি ' })).games[0]?.nodeId).toBe('10001');
  expect((await list({ gameType: 'RNG', search: ' पतंगें ' })).games[0]?.nodeId).toBe('10001');
  expect(await list({ gameType: 'RNG', search: 'no such game at all' })).toMatchObject({ totalGames: 0 });
});

test('[GAM-05] a list forgives how a name is spelled, and shows as many games as the search counts', async () => {
  const found = await site.callAs(null, search, { text: 'rulet' });
  const counted = found.body.success ? found.body.value.totals : [];
  for (const { gameType, total } of counted)
    expect(await list({ gameType, search: 'rulet' })).toMatchObject({ totalGames: total });
  expect(counted.length).toBeGreaterThan(0);
});

test('signs that mean something to the database mean nothing in a search', async () => {
  expect(await list({ gameType: 'RNG', search: '%' })).toMatchObject({ totalGames: 0 });
  expect((await list({ gameType: 'RNG', search: 'Kites_over' })).games[0]?.nodeId).toBe('10001');
  expect(await list({ gameType: 'RNG', search: '\\' })).toMatchObject({ totalGames: 0 });
});

test('[GAM-05] a list that was searched for in an older index is not remembered for the newer catalogue', async () => {
  const db = openDatabase({ url: base.url, maxConnections: 4, waitMs: TEST_WAIT_MS });
  const node = await createTestApp({ db, url: base.url });
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const found = async () => {
      const { body } = await node.callAs(null, listGames, { gameType: 'RNG', search: 'Zephyrine' });
      return body.success ? body.value.games.map(({ nodeId }) => nodeId) : body.code;
    };
    const [renamed] = await db.query<{ nodeId: string }>(
      sql`select node_id from game where vendor_code = 'PG' and category = 'RNG' order by node_id limit 1`,
    );
    await node.callAs(null, search, { text: 'kites' });
    await asOwner(
      base.url,
      `update game set name = name || '{"en": "Zephyrine"}' where node_id = '${renamed?.nodeId}'`,
    );
    // The search is still trusted, the catalogue has never been looked at.
    expect(await found()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(await found()).toEqual([renamed?.nodeId]);
  } finally {
    vi.useRealTimers();
    await node.close();
    await db.close();
  }
});

test('a vendor that goes into maintenance closes its games on lists that were already remembered', async () => {
  expect((await list({ gameType: 'RNG', vassalage: 'PG' })).games[0]?.open).toBe(true);
  await asOwner(base.url, `update vendor set state = 'maintenance' where code = 'PG'`);
  await expect
    .poll(async () => (await list({ gameType: 'RNG', vassalage: 'PG' })).games[0]?.open)
    .toBe(false);
  await asOwner(base.url, `update vendor set state = 'open' where code = 'PG'`);
});
