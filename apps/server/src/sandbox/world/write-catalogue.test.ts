import { listGames } from '@maidan/contract/games/list-games.ts';
import { manifestOf, rulesOf } from '@maidan/games/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { asOwner } from '#testing/as-owner.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let site: TestApp;
const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 200, rounds: 0 });
  site = await createTestApp(base);
});
afterAll(() => site.close());

type Row = {
  nodeId: string;
  engine: string | null;
  rtpBasisPoints: number | null;
  lines: number | null;
  maxWin: number | null;
  features: string[];
  open: boolean;
};
const catalogue = () =>
  base.db.query<Row>(
    sql`select node_id, engine, rtp_basis_points, lines, max_win, features, open from game order by node_id`,
  );
const slotsBut = async (jackpots: boolean) =>
  (await catalogue()).filter(({ engine }) => {
    const [folder, , , rule] = engine?.split('.') ?? [];
    return folder === 'slot' && (rule !== undefined) === jackpots;
  });
const slots = () => slotsBut(false);

test('a world of before comes along: its titles get what plays them now, and what was closed by hand stays closed', async () => {
  const made = await catalogue();
  const [kites = '', slot = '', closed = ''] = made.map(({ nodeId }) => nodeId);
  await asOwner(
    base.url,
    `update game set engine = 'line-slot', rtp_basis_points = 9643, lines = 20 where engine like 'slot.%';
     update game set engine = null, open = false, rtp_basis_points = 9500 where node_id = '${slot}';
     update game set open = false where node_id = '${closed}';
     delete from game_engine;
     update sandbox_seed set catalogue = null, slot_titles = null`,
  );
  expect(await seedSandbox(base.url)).toBe(false);
  expect(await catalogue()).toEqual(
    made.map((game) => (game.nodeId === closed ? { ...game, open: false } : game)),
  );
  expect(made.find(({ nodeId }) => nodeId === kites)?.engine).toBe('line-slot');
  await asOwner(base.url, `update game set open = true where node_id = '${closed}'`);
});

test('[CAT-03] the lotteries of later come to a world of before, and move no other title', async () => {
  const made = await catalogue();
  const drawn = made.filter(({ nodeId }) => nodeId.startsWith('900'));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(({ engine, open }) => !open || !(engine ?? '').startsWith('lottery.'))).toEqual([]);
  await asOwner(
    base.url,
    `delete from game where node_id like '900%'; update sandbox_seed set catalogue = 'of before'`,
  );
  expect(await catalogue()).toHaveLength(made.length - drawn.length);
  await seedSandbox(base.url);
  expect(await catalogue()).toEqual(made);
});

const rename = (node: string | undefined, rest: string) =>
  `update game set name = '{"en": "Old Ludo"}', slug = 'old-ludo' ${rest} where node_id = '${node}';`;

test('[GAM-03] a title that nothing played is called like what plays it now; one that was played keeps its name', async () => {
  type Named = { nodeId: string; engine: string; name: { en: string }; slug: string; open: boolean };
  const duels = () =>
    base.db.query<Named>(
      sql`select node_id, engine, name, slug, open from game where category = 'PVP' order by node_id`,
    );
  const made = await duels();
  expect(made.filter(({ engine, open }) => engine === null || !open)).toEqual([]);
  expect(new Set(made.map(({ engine }) => engine))).toEqual(new Set(['five-dice', 'teen-patti']));
  const [old, played] = made;
  await asOwner(
    base.url,
    `${rename(old?.nodeId, ", game_code = 'old-ludo', engine = null, open = false")}
     ${rename(played?.nodeId, '')} update sandbox_seed set catalogue = null`,
  );
  await seedSandbox(base.url);
  const now = await duels();
  expect(now[0]).toEqual(old);
  expect(now[1]?.name.en).toBe('Old Ludo');
});

test('[CAT-03] a title whose game all of its kind share is called after that game, also where it was played before', async () => {
  const titles = () =>
    base.db.query<{ nodeId: string; name: { en: string } }>(
      sql`select node_id, name from game where engine in ('crash', 'esports') order by node_id`,
    );
  const made = await titles();
  await asOwner(base.url, `${rename(made[0]?.nodeId, '')} update sandbox_seed set catalogue = null`);
  await seedSandbox(base.url);
  expect(await titles()).toEqual(made);
});

test('a world that is up to date is left as it is', async () => {
  const version = () => base.db.query(sql`select version from catalogue_version`);
  const before = await version();
  expect(await seedSandbox(base.url)).toBe(false);
  expect(await version()).toEqual(before);
});

test('[CAT-06] an operator chooses the return of all slots, and every list says what is played then', async () => {
  // What pools stand over keeps its reels, and says so.
  const jackpots = await slotsBut(true);
  expect(new Set(jackpots.map(({ engine }) => engine)).size).toBeGreaterThan(5);
  for (const setting of ['94', '97', '96'] as const) {
    await site.app.platform.settings.change('slotReturn', setting);
    expect(await slotsBut(true)).toEqual(jackpots);
    const rows = await slots();
    expect(rows.length).toBeGreaterThan(150);
    for (const { engine, rtpBasisPoints, lines, maxWin } of rows) {
      expect(engine?.endsWith(`.${setting}`)).toBe(true);
      const manifest = manifestOf(engine ?? '');
      expect(rtpBasisPoints).toBe(manifest?.rtpBasisPoints);
      expect(lines ?? 0).toBe(manifest?.lines);
      expect(maxWin).toBe(manifest?.maxWinMultiplier);
    }
    const shown = async () => {
      const { body } = await site.callAs(null, listGames, {
        gameType: 'RNG',
        pageNo: '1',
        pageSize: '48',
        sort: 'rtp',
      });
      return body.success ? body.value.games.slice(0, 5).map((game) => game.rtpBasisPoints ?? 0) : [];
    };
    const most = Math.max(...(await catalogue()).map((game) => game.rtpBasisPoints ?? 0));
    await expect.poll(async () => (await shown())[0]).toBe(most);
  }
});

test('[CAT-06] lists find no title by a feature that the operator does not let be sold', async () => {
  const selling = async () => (await slots()).filter(({ features }) => features.includes('buy-in')).length;
  const sold = (await slots()).filter(
    ({ engine }) => rulesOf(engine ?? '')?.manifest.features.includes('buy-in') === true,
  ).length;
  expect(await selling()).toBe(sold);
  expect(sold).toBeGreaterThan(20);
  const { settings } = site.app.platform;
  await settings.change('playOptions', ['auto-play']);
  expect(await selling()).toBe(0);
  // Neither another return nor a newer catalogue brings it back.
  await settings.change('slotReturn', '97');
  await asOwner(base.url, `update sandbox_seed set catalogue = null`);
  await seedSandbox(base.url);
  expect(await selling()).toBe(0);
  await settings.change('playOptions', ['bought-features']);
  expect(await selling()).toBe(sold);
  await settings.change('slotReturn', '96');
});

test('a return that nobody offers is refused', async () => {
  await expect(site.app.platform.settings.change('slotReturn', '99' as '97')).rejects.toThrow('slotReturn');
});
