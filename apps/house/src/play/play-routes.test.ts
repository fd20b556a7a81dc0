import { PLAY_API, type PlaySession, type PlayState, type RoundView } from '@maidan/games/play.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer, type SeatedPlayer } from '#testing/test-player.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

const historyOf = async (player: SeatedPlayer): Promise<RoundView[]> =>
  (await player.get(PLAY_API.history)).json<{ rounds: RoundView[] }>().rounds;
const seen = (player: SeatedPlayer, roundId: string, place: unknown) =>
  world.app.inject({
    method: 'POST',
    url: PLAY_API.seen,
    headers: player.headers,
    payload: { roundId, place },
  });

test('[GAM-08] the history has the rounds of this player alone, newest first, without what was refused', async () => {
  const player = await seatPlayer(world);
  const other = await seatPlayer(world);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await player.spin()).id);
  await other.spin();
  expect((await historyOf(player)).map(({ id }) => id)).toEqual(ids);
  expect((await historyOf(player)).every(({ state, win }) => state === 'settled' && win !== null)).toBe(true);
});

test('a round of somebody else, or a place that is none, is not noted', async () => {
  const player = await seatPlayer(world);
  const other = await seatPlayer(world);
  const { id } = await other.spin();
  expect((await seen(player, id, 2)).statusCode).toBe(404);
  for (const place of [0, -1, 1.5, 10_001, 'x', undefined])
    expect((await seen(other, id, place)).statusCode, String(place)).toBe(400);
  expect((await other.state()).seen).toBeNull();
});

test('where a round was left is told to the next device, until it was seen to its end', async () => {
  const player = await seatPlayer(world);
  const { id } = await player.spin();
  await seen(player, id, 2);
  await seen(player, id, 4);
  const token = await world.enter({ playerId: player.playerId });
  const elsewhere = async (): Promise<PlayState> =>
    (
      await world.app.inject({ url: PLAY_API.state, headers: { authorization: `Bearer ${token}` } })
    ).json<PlayState>();
  expect((await elsewhere()).seen).toBe(4);
  await seen(player, id, null);
  expect((await elsewhere()).seen).toBeNull();
  await seen(player, id, 3);
  const next = await player.spin();
  // What was left of the round before is over, and a device that is behind ends nothing.
  expect((await elsewhere()).seen).toBeNull();
  await seen(player, next.id, 1);
  await seen(player, id, null);
  expect((await elsewhere()).seen).toBe(1);
});

test('[GAM-08] what was won in another title of the same game is not told when a title is opened', async () => {
  const player = await seatPlayer(world);
  const { id } = await player.spin();
  const lastOf = async (launch: object) => {
    const headers = {
      authorization: `Bearer ${await world.enter({ playerId: player.playerId, ...launch })}`,
    };
    return (await world.app.inject({ url: PLAY_API.state, headers })).json<PlayState>().lastRound;
  };
  expect(await lastOf({ title: 'another-title' })).toBeNull();
  expect(await lastOf({})).toMatchObject({ id });
});

const sessionAfter = async (changes: object): Promise<PlaySession> => {
  const code = await world.launch(changes);
  return (
    await world.app.inject({ method: 'POST', url: PLAY_API.exchange, payload: { code } })
  ).json<PlaySession>();
};

test('what the operator allows comes with the launch, and nothing does by itself', async () => {
  expect((await sessionAfter({})).allows).toEqual([]);
  expect((await sessionAfter({ allows: ['auto-play'] })).allows).toEqual(['auto-play']);
});
