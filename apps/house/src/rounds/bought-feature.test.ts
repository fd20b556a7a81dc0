import { randomUUID } from 'node:crypto';
import { PLAY_API, type RotateAnswer } from '@maidan/games/play.ts';
import { verifyRevealed } from '@maidan/games/screen-parts/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { tellTerms } from '#testing/tell-terms.ts';
import { seatPlayer } from '#testing/test-player.ts';

/** Free spins cost 469 units; a stake is 10. */
const gameCode = 'slot.chosen-10.96';
const BUY = { stake: '1.00', buy: true };

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

const selling = () => seatPlayer(world, { gameCode, allows: ['bought-features'] });

test('a feature is bought only where the launch says so, and nothing else is taken from the player', async () => {
  for (const allows of [[], ['auto-play', 'quick-play'] as const]) {
    const player = await seatPlayer(world, { gameCode, allows });
    expect((await player.betRaw(BUY)).json()).toEqual({ code: 'BAD_REQUEST' });
    expect(await player.rows()).toEqual([]);
    expect(world.wallet.seen).toEqual([]);
    expect(await player.bet({ stake: '1.00' })).toMatchObject({ state: 'settled', stake: '1.00' });
    // Nor by the way that a second round of the page takes.
    expect((await player.betRaw(BUY)).json()).toEqual({ code: 'BAD_REQUEST' });
  }
});

test('a model that sells nothing has nothing to buy, whatever the launch says', async () => {
  const player = await seatPlayer(world, { gameCode: 'slot.calm-10.96', allows: ['bought-features'] });
  expect((await player.betRaw(BUY)).json()).toEqual({ code: 'BAD_REQUEST' });
});

test('a bought feature is one bet of its price, and anybody finds the same round again', async () => {
  const player = await selling();
  const { seeds } = await player.state();
  const operationId = randomUUID();
  const round = await player.bet(BUY, operationId);
  expect(round).toMatchObject({ state: 'settled', stake: '46.90', outcome: { bought: true } });
  expect(await player.bet(BUY, operationId)).toEqual(round);
  expect((await player.betRaw({ stake: '1.00' }, operationId)).statusCode).toBe(409);
  expect(await player.rows()).toHaveLength(1);
  const { revealed } = (await player.rotate(seeds.commitment)).json<RotateAnswer>();
  expect((await verifyRevealed(revealed)).rounds.map(({ isRight }) => isRight)).toEqual([true]);
});

test('the least time between rounds holds for what is bought too', async () => {
  const player = await selling();
  world.house.timing.minimumRoundMs = 2_500;
  await player.bet(BUY);
  expect((await player.betRaw(BUY)).json()).toEqual({ code: 'TOO_FAST' });
  world.house.timing.minimumRoundMs = 0;
});

test('what the operator takes back is refused on a page that is open, its answers say so, and what was placed before stands', async () => {
  const player = await seatPlayer(world, { gameCode, allows: ['auto-play', 'bought-features'] });
  const operationId = randomUUID();
  const placed = await player.bet(BUY, operationId);
  await tellTerms(world, { allows: ['auto-play'], jackpotShare: 200 });
  world.wallet.seen.length = 0;
  expect((await player.betRaw(BUY)).json()).toEqual({ code: 'NO_LONGER_OFFERED' });
  expect(world.wallet.seen).toEqual([]);
  expect(await player.bet(BUY, operationId)).toEqual(placed);
  expect((await player.betRaw({ stake: '1.00' })).json()).toMatchObject({ allows: ['auto-play'] });
  expect((await player.get(PLAY_API.allows)).json()).toEqual({ allows: ['auto-play'] });
  expect(await player.state()).toMatchObject({ allows: ['auto-play'] });
  // Given back, it is there again; what the launch did not say is not.
  await tellTerms(world, { allows: ['quick-play', 'bought-features'], jackpotShare: 200 });
  expect((await player.get(PLAY_API.allows)).json()).toEqual({ allows: ['bought-features'] });
  expect(await player.bet(BUY)).toMatchObject({ state: 'settled' });
});

test('every change of the terms is a row, and what is told again is none', async () => {
  const count = async () =>
    (await world.house.db.query<{ n: number }>('select count(*)::int as n from house_terms'))[0]?.n ?? 0;
  await tellTerms(world, { allows: [], jackpotShare: 150 });
  const before = await count();
  await tellTerms(world, { allows: [], jackpotShare: 150 });
  expect(await count()).toBe(before);
  await tellTerms(world, { allows: [], jackpotShare: 151 });
  expect(await count()).toBe(before + 1);
  await expect(tellTerms(world, { allows: [], jackpotShare: 251 })).rejects.toThrow('BAD_REQUEST');
});
