import {
  MOST_DRAWS_TOLD,
  MOST_LOTTERIES_ASKED,
  VENDOR_OPENED_NUMBERS_PATH,
  vendorOpenedNumbersAnswer,
  type VendorOpenedNumbersAnswer,
} from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import { lotteryCode, LOTTERY_NAMES } from '@maidan/games/lottery/lotteries.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { lotteryNow } from './minute-chain.store.ts';
import { readyChains } from './minute-chain.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

async function ask(body: object, key = world.platformKey) {
  const payload = JSON.stringify(body);
  return world.app.inject({
    method: 'POST',
    url: VENDOR_OPENED_NUMBERS_PATH,
    payload,
    headers: signedHeaders(key, VENDOR_OPENED_NUMBERS_PATH, payload),
  });
}
const told = async (gameCodes: readonly string[], draws: number) =>
  (await ask({ gameCodes, draws })).json<VendorOpenedNumbersAnswer>().games;

test('[LOT-02] who does not sign, or asks for more than is told at once, hears nothing', async () => {
  const stranger = { ...world.platformKey, secret: Buffer.alloc(32, 9) };
  expect((await ask({ gameCodes: ['lottery.five-1'], draws: 1 }, stranger)).statusCode).toBe(401);
  const greedy = { gameCodes: ['lottery.five-1'], draws: MOST_DRAWS_TOLD + 1 };
  expect((await ask(greedy)).statusCode).toBe(400);
  expect(await told(['mines', 'lottery.none'], 1)).toEqual([]);
});

test('[LOT-02] before a lottery has drawn nothing is told of it; then its last draws, newest first, and none to come', async () => {
  await readyChains(world.house);
  expect(await told(['lottery.five-1'], 3)).toEqual([
    { gameCode: 'lottery.five-1', draws: [], calendar: { region: 'bangladesh', every: 1, weekly: [] } },
  ]);
  const owner = new pg.Client({ connectionString: world.house.config.databaseUrl });
  await owner.connect();
  await owner.query('update lottery_clock set ahead = ahead + make_interval(days => 8)');
  await owner.end();
  const nowMs = await lotteryNow(world.house.db);
  const [five] = await told(['lottery.five-1', 'lottery.five-1'], 3);
  const minutes = five?.draws.map(({ drawnAt }) => Date.parse(drawnAt) / 60_000) ?? [];
  const last = Math.floor(nowMs / 60_000);
  expect(minutes).toEqual([last, last - 1, last - 2]);
  // Every lottery of the house keeps the promise, as many in one answer as may be asked for.
  const every = LOTTERY_NAMES.map((name) => lotteryCode(name));
  for (const codes of [every.slice(0, MOST_LOTTERIES_ASKED), every.slice(-MOST_LOTTERIES_ASKED)]) {
    const { games } = vendorOpenedNumbersAnswer.parse({ games: await told(codes, 1) });
    expect(games.map(({ gameCode, draws }) => [gameCode, draws.length])).toEqual(
      codes.map((code) => [code, 1]),
    );
  }
  const [board] = await told(['lottery.north-daily'], 1);
  // Half past six in Hanoi.
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => day * 1_440 + 11 * 60 + 30);
  expect(board?.calendar).toEqual({ region: 'north', every: null, weekly });
  expect(board?.draws[0]?.numbers.map(({ length }) => length).slice(0, 4)).toEqual([5, 5, 5, 5]);
});
