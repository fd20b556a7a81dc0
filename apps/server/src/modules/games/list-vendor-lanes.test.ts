import { HOME_GAMES_PER_SECTION } from '@maidan/contract/constants.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import { listVendorLanes, type VendorLane } from '@maidan/contract/games/list-vendor-lanes.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let site: TestApp;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 300, rounds: 0 });
  site = await createTestApp(base);
});
afterAll(async () => {
  await site.close();
});

async function lanes(input: RequestOf<typeof listVendorLanes> = {}): Promise<VendorLane[]> {
  const { body } = await site.callAs(null, listVendorLanes, input);
  if (!body.success) throw new Error(body.code);
  return body.value.data.lanes;
}

async function hot(input: RequestOf<typeof listHotGames> = {}) {
  const { body } = await site.callAs(null, listHotGames, input);
  if (!body.success) throw new Error(body.code);
  return body.value.list;
}

test.each(['platform=java', 'language=xx', 'category=RNG'])('%s is a bad request', async (query) => {
  const answer = await site.app.inject({ url: `${listVendorLanes.path}?${query}` });
  expect(answer.statusCode).toBe(400);
});

test('[CAT-01] every category has a lane, in the order of the menu, with MXWIN before sports', async () => {
  expect((await lanes()).map((lane) => lane.title)).toEqual([
    'RNG',
    'LIVE',
    'FISH',
    'MXWIN',
    'SPORTS',
    'ESPORTS',
    'ELOTT',
    'LOTT',
    'PVP',
    'COCKFIGHT',
  ]);
});

test('[HOM-05] each lane brings its first 12 games, the same that its list begins with', async () => {
  for (const lane of await lanes()) {
    const { body } = await site.callAs(null, listGames, { gameType: lane.title, pageSize: '12' });
    if (!body.success) throw new Error(body.code);
    expect(lane.games).toEqual(body.value.games);
    expect(lane.games.length).toBeLessThanOrEqual(HOME_GAMES_PER_SECTION);
    expect(lane.games.length).toBeGreaterThan(0);
  }
});

test('[GAM-01] a vendor card has its fields, counts its games and speaks the language asked for', async () => {
  const [english] = await lanes();
  const [bengali] = await lanes({ language: 'bn' });
  const card = english?.cards.find((entry) => entry.vassalage === 'NOUKA');
  expect(card).toMatchObject({ displayName: 'Nouka Studio', gameType: 'RNG', isGame: false, gameCode: null });
  expect(card?.lagerIcon).toMatch(/^\/media\/vendor\/NOUKA\.svg/);
  expect(bengali?.cards.find((entry) => entry.vassalage === 'NOUKA')?.displayName).toBe('নৌকা স্টুডিও');
  const { body } = await site.callAs(null, listGames, { gameType: 'RNG', vassalage: 'NOUKA' });
  expect(body.success && body.value.totalGames).toBe(card?.gameCount);
});

test('[CAT-05] the sandbox has more than ten RNG vendors, and MXWIN names its class', async () => {
  const all = await lanes();
  expect(all.find((lane) => lane.title === 'RNG')?.cards.length).toBeGreaterThan(10);
  const crash = all.find((lane) => lane.title === 'MXWIN');
  expect(crash?.gameClassify).toBe('CRASH');
  expect(crash?.cards.every((card) => card.gameType === 'MXWIN' && card.gameCount > 0)).toBe(true);
});

test('[CAT-03] the esports vendor is IMES', async () => {
  const esports = (await lanes()).find((lane) => lane.title === 'ESPORTS');
  expect(esports?.cards.map((card) => card.vassalage)).toEqual(['IMES']);
});

test('[HOM-07] a sports card launches the first sports game', async () => {
  const sports = (await lanes()).find((lane) => lane.title === 'SPORTS');
  const card = sports?.cards.find((entry) => entry.vassalage === 'MATH');
  const { body } = await site.callAs(null, listGames, { gameType: 'SPORTS', vassalage: 'MATH' });
  const first = body.success ? body.value.games[0] : undefined;
  expect(card).toMatchObject({
    isGame: true,
    nodeId: first?.nodeId,
    gameCode: first?.gameCode,
    open: first?.open,
  });
});

test('[HOM-08] the ELOTT lane lists its vendors', async () => {
  const draws = (await lanes()).find((lane) => lane.title === 'ELOTT');
  expect(draws?.cards.map((card) => card.vassalage)).toEqual(['ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN']);
});

test('a vendor in maintenance is shown closed, with its games', async () => {
  const tables = (await lanes()).find((lane) => lane.title === 'PVP');
  expect(tables?.cards.find((card) => card.vassalage === 'TASH')?.open).toBe(false);
  expect(tables?.games.filter((entry) => entry.vassalage === 'TASH').every((entry) => !entry.open)).toBe(
    true,
  );
});

test('the hot list has at most 24 games, all playable, the flagship first', async () => {
  const list = await hot();
  expect(list).toHaveLength(24);
  expect(list[0]?.nodeId).toBe('10001');
  expect(list.every((entry) => entry.hot && entry.open)).toBe(true);
  expect(new Set(list.map((entry) => entry.nodeId)).size).toBe(24);
});

test('the hot list of one vendor has only its games, and of nobody none', async () => {
  const list = await hot({ vassalage: 'JL', language: 'bn' });
  expect(list.length).toBeGreaterThan(0);
  expect(list.every((entry) => entry.vassalage === 'JL' && /[\u0980-\u09ff]/.test(entry.displayName))).toBe(
    true,
  );
  expect(await hot({ vassalage: 'NOBODY' })).toEqual([]);
});

test('[CAT-05] MXWIN leaves the remembered lobby when RNG falls to ten vendors', async () => {
  expect((await lanes()).some((lane) => lane.title === 'MXWIN')).toBe(true);
  await asOwner(
    base.url,
    `delete from vendor_category where category = 'RNG' and vendor_code in ('NOUKA', 'SHAPLA', 'JONAKI')`,
  );
  await expect.poll(async () => (await lanes()).some((lane) => lane.title === 'MXWIN')).toBe(false);
});
