import { vendorRoundAnswer, VENDOR_ROUND_PATH } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';

let world: HouseWorld;
let player: SeatedPlayer;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(async () => {
  player = await seatPlayer(world);
});
afterAll(() => world.close());

const post = (payload: string, headers = signedHeaders(world.platformKey, VENDOR_ROUND_PATH, payload)) =>
  world.app.inject({ method: 'POST', url: VENDOR_ROUND_PATH, payload, headers });
const ask = (roundId: string, playerId = player.playerId) => post(JSON.stringify({ playerId, roundId }));

test('[MEM-08] T13: how a round came about is told to the platform alone, and each question once', async () => {
  const { id } = await player.spin();
  const body = JSON.stringify({ playerId: player.playerId, roundId: id });
  const forged = { ...world.platformKey, secret: Buffer.alloc(32) };
  const hourAgo = Date.now() - 3_600_000;
  for (const headers of [
    { 'content-type': 'application/json' } as Record<string, string>,
    signedHeaders(forged, VENDOR_ROUND_PATH, body),
    signedHeaders(world.platformKey, VENDOR_ROUND_PATH, body, hourAgo),
    signedHeaders(world.platformKey, VENDOR_ROUND_PATH, `${body} `),
  ]) {
    const answer = await post(body, headers);
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'INVALID_SIGNATURE' }]);
  }
  const headers = signedHeaders(world.platformKey, VENDOR_ROUND_PATH, body);
  const twice = [await post(body, headers), await post(body, headers)];
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
});

test.each(['', '{', '[]', '"x"', '{"playerId":1,"roundId":"r"}', '{"playerId":"p"}'])(
  'a question that reads %j is refused',
  async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  },
);

test("[MEM-08] a round that never was, and another player's round, are not there", async () => {
  const { id } = await player.spin();
  const other = await seatPlayer(world);
  expect((await ask('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  expect((await ask(id, other.playerId)).statusCode).toBe(404);
});

test('[MEM-08] the commitment and the outcome are told at once, the secret seed only when it is retired', async () => {
  const { seeds } = await player.state();
  const { id } = await player.spin();
  const open = vendorRoundAnswer.parse((await ask(id)).json());
  expect(open).toMatchObject({ commitment: seeds.commitment, nonce: 0, serverSeed: null });
  expect(open.outcome).not.toBeNull();
  expect(open.played).toEqual({
    gameCode: 'line-slot',
    bet: { stake: expect.any(String) as string },
    actions: [],
  });
  await player.rotate(seeds.commitment);
  const revealed = vendorRoundAnswer.parse((await ask(id)).json());
  expect(revealed).toEqual({ ...open, serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
});

test('[MEM-08] of a round in steps what its player chose is told too, and nothing of what is hidden', async () => {
  const seat = await seatPlayer(world, { gameCode: 'test-steps' });
  const { id } = await seat.bet({ stake: '5.00', safe: 3 });
  await seat.act(id, 0, { do: 'walk' });
  const open = vendorRoundAnswer.parse((await ask(id, seat.playerId)).json());
  expect(open).toMatchObject({ serverSeed: null, outcome: null, played: { actions: [{ do: 'walk' }] } });
  await seat.act(id, 1, { do: 'stop' });
  const ended = vendorRoundAnswer.parse((await ask(id, seat.playerId)).json());
  expect(ended).toMatchObject({
    outcome: { steps: 1 },
    played: { gameCode: 'test-steps', actions: [{ do: 'walk' }, { do: 'stop' }] },
  });
});
