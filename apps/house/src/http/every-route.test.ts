import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUSE_TERMS_PATH } from '@maidan/contract/seamless-wallet/house-terms.ts';
import { VENDOR_LAUNCH_PATH } from '@maidan/contract/seamless-wallet/launch.ts';
import { VENDOR_WALLET_PATHS } from '@maidan/contract/seamless-wallet/own-wallet.ts';
import { VENDOR_LIVE_TABLES_PATH } from '@maidan/contract/seamless-wallet/live-tables.ts';
import { VENDOR_OPEN_ROUNDS_PATH } from '@maidan/contract/seamless-wallet/open-rounds.ts';
import { VENDOR_OPENED_NUMBERS_PATH } from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import { VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { VENDOR_ROUND_WORDS_PATH } from '@maidan/contract/seamless-wallet/round-words.ts';
import { LIVE_SOCKET } from '@maidan/games/live/live-wire.ts';
import { LOTTERY_API } from '@maidan/games/lottery/lottery-wire.ts';
import { PLAY_API } from '@maidan/games/play.ts';
import { BOOK_API } from '@maidan/games/sports/book-wire.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TABLE_SOCKET } from '@maidan/games/table/table-wire.ts';
import { buildApp } from '#app.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';

const SIGNED = [
  VENDOR_LAUNCH_PATH,
  VENDOR_ROUND_PATH,
  VENDOR_ROUND_WORDS_PATH,
  VENDOR_OPEN_ROUNDS_PATH,
  VENDOR_OPENED_NUMBERS_PATH,
  VENDOR_LIVE_TABLES_PATH,
  HOUSE_TERMS_PATH,
  ...Object.values(VENDOR_WALLET_PATHS),
];
/** Every route, and what somebody is answered who brings nothing: a new one needs a row. */
const TABLE: Readonly<Record<string, number>> = {
  'GET /healthz': 200,
  'GET /readyz': 200,
  'GET /play/:gameCode': 404,
  'GET /play/assets/*': 404,
  [`POST ${PLAY_API.exchange}`]: 400,
  [`GET ${PLAY_API.state}`]: 401,
  [`POST ${PLAY_API.spin}`]: 401,
  [`POST ${PLAY_API.act}`]: 401,
  [`POST ${PLAY_API.rotateSeed}`]: 401,
  [`GET ${PLAY_API.proof}`]: 401,
  [`GET ${LIVE_SOCKET}`]: 426,
  [`GET ${LOTTERY_API.table}`]: 401,
  [`GET ${LOTTERY_API.results}`]: 401,
  [`POST ${LOTTERY_API.order}`]: 401,
  [`POST ${LOTTERY_API.cancel}`]: 401,
  [`GET ${LOTTERY_API.orders}`]: 401,
  [`GET ${TABLE_SOCKET}`]: 426,
  [`GET ${PLAY_API.history}`]: 401,
  [`GET ${PLAY_API.jackpot}`]: 401,
  [`GET ${PLAY_API.allows}`]: 401,
  [`POST ${PLAY_API.seen}`]: 401,
  [`POST ${PLAY_API.sea}`]: 401,
  [`GET ${PLAY_API.look}`]: 400,
  [`GET ${BOOK_API.season}`]: 401,
  [`GET ${BOOK_API.bets}`]: 401,
  [`POST ${BOOK_API.place}`]: 401,
  [`POST ${BOOK_API.cashOut}`]: 401,
  [`GET ${BOOK_API.favourites}`]: 401,
  [`POST ${BOOK_API.favourites}`]: 401,
  ...Object.fromEntries(SIGNED.map((url) => [`POST ${url}`, 401])),
};

let folder: string;
let world: HouseWorld;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maidan-house-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  world = await openHouseWorld();
  app = buildApp(world.house, folder);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true });
});

function ask(on: FastifyInstance, route: string, headers: Record<string, string> = {}) {
  const [method, url = ''] = route.split(' ');
  const isPost = method === 'POST';
  return on.inject({
    method: isPost ? 'POST' : 'GET',
    url: url.replace(':gameCode', 'nothing').replace('*', 'nothing.js'),
    headers: { ...headers, ...(isPost ? { 'content-type': 'application/json' } : {}) },
    ...(isPost ? { payload: '{}' } : {}),
  });
}

describe('every route of the house', () => {
  test('[API-03] T15: stands in the table, and nothing else is mounted', () => {
    const mounted = app.mountedRoutes.filter((route) => !route.startsWith('HEAD '));
    expect([...mounted].toSorted()).toEqual(Object.keys(TABLE).toSorted());
  });

  test.each(Object.entries(TABLE))('[API-03] T15: %s answers %i to a stranger', async (route, status) => {
    expect((await ask(app, route)).statusCode).toBe(status);
    expect((await ask(app, route, { authorization: 'Bearer invented' })).statusCode).toBe(status);
  });

  test('has a limit; above it whoever asks is held up, and others are not', async () => {
    // All within one minute, however long they take.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    onTestFinished(() => clock.mockRestore());
    const config = { ...world.house.config, rateLimitFactor: 1, trustedProxyHops: 1 };
    const strict = buildApp({ ...world.house, config }, folder);
    const from = (ip: string, authorization = 'Bearer one') =>
      strict.inject({ url: '/play/line-slot', headers: { 'x-forwarded-for': ip, authorization } });
    const statuses: number[] = [];
    for (let count = 0; count < 241; count += 1)
      // Sessions that are invented get nobody around it where none is needed.
      statuses.push((await from(`2001:db8:1:2::${count.toString(16)}`, `Bearer ${count}`)).statusCode);
    expect([statuses.slice(0, 240).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
    // Who does not sign is counted apart from the platform, which does.
    const unsigned: number[] = [];
    for (let count = 0; count < 121; count += 1)
      unsigned.push((await ask(strict, `POST ${VENDOR_LAUNCH_PATH}`)).statusCode);
    expect([unsigned[119], unsigned[120]]).toEqual([401, 429]);
    await strict.close();
  });

  test('one without a limit cannot be mounted', () => {
    const other = buildApp(world.house, folder);
    expect(() => other.get('/unbounded', () => 'ok')).toThrow('/unbounded needs a limit');
  });
});
