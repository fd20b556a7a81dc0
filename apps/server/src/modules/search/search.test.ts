import { LANGUAGES, type Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { search } from '@maidan/contract/search/search.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { sql } from '#db/sql.ts';
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

async function find(text: string, language: Language = 'en'): Promise<ResponseOf<typeof search>> {
  const { body } = await site.callAs(null, search, { text, language });
  if (!body.success) throw new Error(body.code);
  return body.value;
}

const ask = (input: Record<string, string>) =>
  site.app.inject({ url: `${search.path}?${new URLSearchParams(input).toString()}` });

describe('what is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['no text', {}],
    ['a very long text', { text: 'a'.repeat(61) }],
    ['an unknown language', { text: 'tiger', language: 'fr' }],
    ['an unknown field', { text: 'tiger', page: '2' }],
  ])('%s is a bad request', async (_what, input) => {
    const answer = await ask(input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, value: null, code: 'BAD_REQUEST' });
  });
});

test.each(LANGUAGES)(
  '[GAM-05] ঘুড়ি finds Kites over the Maidan first, before names that only begin so, in %s',
  async (language) => {
    const { games } = await find('ঘুড়ি', language);
    expect(games[0]?.nodeId).toBe('10001');
    expect(games.length).toBeGreaterThan(1);
  },
);

test('[GAM-05] in Hindi too a game is found by its letters and by their sound', async () => {
  for (const text of ['पतंग', 'maidan ki patang', 'पतंगें मैदान']) {
    const { games } = await find(text, 'hi');
    expect(games[0]).toMatchObject({ nodeId: '10001', displayName: 'मैदान की पतंगें' });
  }
});

test('[GAM-05] a game is found by its name in any language and shown in the language asked for', async () => {
  const english = await find('kites over');
  expect(english.games[0]).toMatchObject({
    nodeId: '10001',
    displayName: 'Kites over the Maidan',
    vassalage: 'MAIDAN',
    vendorName: 'Maidan Games',
    open: true,
    marks: [
      [0, 5],
      [6, 10],
    ],
    alsoCalled: null,
  });
  const bengali = await find('kites over', 'bn');
  expect(bengali.games[0]).toMatchObject({
    nodeId: '10001',
    displayName: 'ময়দানে ঘুড়ি',
    vendorName: 'ময়দান গেমস',
    marks: [],
    alsoCalled: 'Kites over the Maidan',
  });
});

test('[GAM-05] a Bengali name is found however it is written in Latin letters, and what was found is marked', async () => {
  const { games } = await find('tin pati', 'bn');
  expect(games.length).toBeGreaterThan(0);
  for (const { displayName, marks } of games) {
    expect(displayName).toContain('তিন পাত্তি');
    expect(marks.map(([from, to]) => displayName.slice(from, to))).toEqual(['তিন', 'পাত্তি']);
  }
});

test('open games come before closed ones, hot before others', async () => {
  const { games } = await find('a');
  const rank = games.map((game) => (game.open ? (game.hot ? 0 : 1) : 2));
  expect(games).toHaveLength(12);
  // Names that begin so come first; among those, and among the rest, the order holds.
  const begins = games.filter((game) => game.displayName.startsWith('A')).length;
  for (const part of [rank.slice(0, begins), rank.slice(begins)])
    expect(part).toEqual(part.toSorted((one, other) => one - other));
});

test('makers, pages and help are found beside games, with where they lead', async () => {
  expect((await find('nouka')).vendors[0]).toMatchObject({ vassalage: 'NOUKA', gameType: 'RNG' });
  expect((await find('জেএল', 'bn')).vendors[0]).toMatchObject({ vassalage: 'JL', displayName: 'জেএল' });
  expect((await find('pasword')).pages[0]).toMatchObject({
    path: '/member/securityCenter',
    needs: 'member',
  });
  expect((await find('slots')).pages[0]).toMatchObject({ path: '/rng', displayName: 'Slots' });
  expect((await find('গোপনীয়তা', 'bn')).help[0]).toMatchObject({ path: '/help#privacy' });
  expect((await find('pr')).help.every(({ marks }) => marks.length > 0)).toBe(true);
});

test('[CAT-05] a category without games has no page to find', async () => {
  const [crash] = await base.db.query<{ makers: bigint }>(
    sql`select count(distinct vendor_code) as makers from game where category = 'RNG'`,
  );
  const { pages } = await find('crash');
  expect(pages.some(({ path }) => path === '/mxwin')).toBe(Number(crash?.makers) > 10);
});

test('[GAM-05] it says how many games there are by category, and when these are only the nearest', async () => {
  const many = await find('roulette');
  const [counted] = await base.db.query<{ total: bigint }>(
    sql`select count(*) as total from game where name ->> 'en' ~* '\\mroulette'`,
  );
  expect(many.totals.reduce((sum, { total }) => sum + total, 0)).toBe(Number(counted?.total));
  expect(many.nearest).toBe(false);
  const near = await find('qqqq roulette');
  expect(near).toMatchObject({ nearest: true, totals: [] });
  expect(near.games[0]?.displayName).toMatch(/Roulette/);
  expect(await find('qqqq')).toMatchObject({ games: [], vendors: [], pages: [], help: [], nearest: true });
  expect(await find('   ')).toMatchObject({ games: [], nearest: false });
});

test('signs that mean something elsewhere only part words', async () => {
  expect((await find(`%kites_'; drop--"over`)).games[0]?.nodeId).toBe('10001');
  expect(await find('%')).toMatchObject({ games: [] });
});

test('a changed catalogue is searched as soon as it has been read, and nobody waits for that', async () => {
  expect((await find('kites over')).games[0]?.open).toBe(true);
  await asOwner(
    base.url,
    `update game set open = false, name = name || '{"en": "Kites under the Maidan"}' where node_id = '10001'`,
  );
  await expect
    .poll(async () => (await find('kites under')).games[0])
    .toMatchObject({ nodeId: '10001', open: false, displayName: 'Kites under the Maidan' });
});
