import type { Game } from '@maidan/contract/games/game.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { LIST_SORTS } from '@maidan/contract/games/list-filters.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
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

type Filters = Omit<RequestOf<typeof listGames>, 'gameType' | 'pageNo' | 'pageSize'>;
type Answer = ResponseOf<typeof listGames>;

async function list(input: RequestOf<typeof listGames>): Promise<Answer> {
  const { body } = await site.callAs(null, listGames, input);
  if (!body.success) throw new Error(body.code);
  return body.value;
}

/** Every game of a filtered list, page by page. */
async function all(filters: Filters): Promise<Game[]> {
  const games: Game[] = [];
  for (let page = 1; ; page += 1) {
    const part = await list({ gameType: 'RNG', ...filters, pageNo: String(page), pageSize: '48' });
    games.push(...part.games);
    if (page < part.totalPages) continue;
    if (games.length !== part.totalGames) throw new Error('the total is not the number of games');
    return games;
  }
}
const ids = (games: readonly Game[]) => games.map(({ nodeId }) => nodeId);
const stake = (game: Game) => (game.minStake === null ? -1n : parseMoney(game.minStake));

describe('what is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['a stake that nobody offers', { minStake: '3' }],
    ['a stake below nothing', { minStake: '-1' }],
    ['lines in another writing', { minLines: '25.0' }],
    ['a highest win that nobody offers', { minMaxWin: '999' }],
    ['an unknown band', { rtp: '95-96,99-100' }],
    ['an unknown volatility', { volatility: 'wild' }],
    ['an empty list of features', { features: '' }],
    ['a very long list of features', { features: 'jackpot,'.repeat(20) }],
    ['an unknown order', { sort: 'price' }],
  ])('%s is a bad request', async (_what, input) => {
    const query = new URLSearchParams({ gameType: 'RNG', ...input }).toString();
    const answer = await site.app.inject({ url: `${listGames.path}?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });
});

describe('[CAT-06] each filter leaves exactly the games it names', () => {
  test.each<[string, Filters, (game: Game) => boolean]>([
    ['a stake of 1 unit or more', { minStake: '1' }, (game) => stake(game) >= 100n],
    ['25 lines or more', { minLines: '25' }, (game) => (game.lines ?? 0) >= 25],
    ['a highest win of 2,500 stakes or more', { minMaxWin: '2500' }, (game) => (game.maxWin ?? 0) >= 2500],
    [
      'two bands of return',
      { rtp: 'under-95,96-97' },
      ({ rtpBasisPoints: rtp }) => rtp !== null && (rtp < 9500 || (rtp >= 9600 && rtp < 9700)),
    ],
    ['high volatility', { volatility: 'high' }, (game) => game.volatility === 'high'],
    [
      'two features at once',
      { features: 'multiplier,free-spins' },
      ({ features }) => features.includes('free-spins') && features.includes('multiplier'),
    ],
    [
      'a vendor, a volatility and a band together',
      { vassalage: 'JL', volatility: 'high', rtp: '95-96,96-97,over-97' },
      (game) => game.vassalage === 'JL' && game.volatility === 'high' && (game.rtpBasisPoints ?? 0) >= 9500,
    ],
    [
      'a vendor, a class and a feature together',
      { vassalage: 'JL', gameClassify: 'JP', features: 'jackpot' },
      (game) => game.vassalage === 'JL' && game.gameClassify === 'JP' && game.features.includes('jackpot'),
    ],
    [
      'a name together with lines',
      { search: 'GOLDEN', minLines: '25' },
      (game) => game.gameName.toLowerCase().includes('golden') && (game.lines ?? 0) >= 25,
    ],
  ])('%s', async (_what, filters, fits) => {
    const everything = await all({});
    const wanted = everything.filter(fits);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(everything.length);
    // The recommended order stays: a filter only leaves out.
    expect(ids(await all(filters))).toEqual(ids(wanted));
  });
});

test('[CAT-06] filters that leave nothing answer an empty list, and so does a vendor nobody knows', async () => {
  const empty = { games: [], totalPages: 0, totalGames: 0 };
  expect(await list({ gameType: 'SPORTS', minLines: '25' })).toMatchObject(empty);
  expect(await list({ gameType: 'RNG', minLines: '25', vassalage: 'NOBODY' })).toMatchObject(empty);
});

test('[CAT-05] the crash class is filtered as a category of its own', async () => {
  const { games, totalGames } = await list({ gameType: 'MXWIN', features: 'multiplier', sort: 'rtp' });
  expect(totalGames).toBeGreaterThan(0);
  expect(games.every((game) => game.gameClassify === 'CRASH')).toBe(true);
});

test.each(LIST_SORTS)('[CAT-06] sorted by %s every game is there once', async (sort) => {
  expect(ids(await all({ sort })).toSorted()).toEqual(ids(await all({})).toSorted());
});

test.each(['rtp', 'max-win', 'newest'] as const)(
  '[CAT-06] %s puts the greater first, what can be played before the rest',
  async (sort) => {
    const rows = await base.db.query<{ nodeId: string; at: Date }>(
      sql`select node_id, released_at as at from game`,
    );
    const released = new Map(rows.map(({ nodeId, at }) => [nodeId, at.getTime()]));
    const figure = (game: Game): number =>
      ({
        rtp: game.rtpBasisPoints ?? 0,
        'max-win': game.maxWin ?? 0,
        newest: released.get(game.nodeId) ?? 0,
      })[sort];
    const shown = (await all({ sort })).map((game) => [game.open ? 1 : 0, figure(game)] as const);
    expect(shown).toEqual(shown.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
  },
);

test('[I18-01] A to Z is the alphabet of the language asked for', async () => {
  for (const language of LANGUAGES) {
    const names = (await all({ sort: 'name', language })).map(({ displayName }) => displayName);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language, { numeric: true }).compare));
  }
});

test('a game that is closed for maintenance says so on filtered lists that were already remembered', async () => {
  const filters = { gameType: 'RNG', volatility: 'medium', sort: 'popular' } as const;
  const first = (await list(filters)).games[0];
  expect(first).toMatchObject({ open: true, maintenance: false });
  await asOwner(base.url, `select game_set_open('maidan', '${first?.nodeId}', false)`);
  await expect
    .poll(async () => (await list(filters)).games[0])
    .toMatchObject({ nodeId: first?.nodeId, open: false, maintenance: true });
  await asOwner(base.url, `select game_set_open('maidan', '${first?.nodeId}', true)`);
});
