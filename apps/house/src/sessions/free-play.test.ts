import { randomUUID } from 'node:crypto';
import type { PlayState, SpinAnswer } from '@maidan/games/play.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totalsOfWallets } from '#own-wallet/own-wallet.store.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { forgetFreePlay } from './free-play.store.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
beforeEach(() => world.wallet.reset());
afterAll(() => world.close());

async function visitor(balance = '1000.00') {
  const playerId = `free-${randomUUID()}`;
  const token = await world.enter({ playerId, currency: 'FUN', freePlay: { balance } });
  const headers = { authorization: `Bearer ${token}` };
  return {
    playerId,
    state: async () => (await world.app.inject({ url: '/play/api/state', headers })).json<PlayState>(),
    spin: async (stake = '5.00') =>
      (
        await world.app.inject({
          method: 'POST',
          url: '/play/api/spin',
          headers,
          payload: { operationId: randomUUID(), bet: { stake } },
        })
      ).json<SpinAnswer>().round,
  };
}

test('what was not lent cannot be staked', async () => {
  const poor = await visitor('3.00');
  expect(await poor.spin('5.00')).toMatchObject({ state: 'refused', refusal: 'INSUFFICIENT_FUNDS' });
  expect((await poor.state()).balance).toBe('3.00');
});

test('C39: a game is tried with lent money, and the wallet hears nothing', async () => {
  const player = await visitor();
  expect((await player.state()).balance).toBe('1000.00');
  const round = await player.spin();
  expect(round.state).toBe('settled');
  const after = 1000 - 5 + Number(round.win);
  expect(round.balanceAfter).toBe(after.toFixed(2));
  expect((await player.state()).balance).toBe(after.toFixed(2));
  expect(world.wallet.seen).toEqual([]);
});

test('X7: lent money is in no total that the platform compares', async () => {
  await visitor();
  expect((await totalsOfWallets(world.house.db)).map(({ wallet }) => wallet)).not.toContain('free-play');
});

test('what was tried is forgotten after a day, and nothing else is', async () => {
  const [old, fresh] = [await visitor(), await visitor()];
  const member = await world.enter({ playerId: 'stays' });
  await old.spin();
  await fresh.spin();
  await world.house.db.query(
    "update play_session set created_at = now() - interval '25 hours' where player_id = any($1)",
    [[old.playerId, 'stays']],
  );
  expect(member).not.toBe('');
  // One at a time: first the rounds, then the session that has none left.
  expect(await forgetFreePlay(world.house.db, 1)).toBe(1);
  expect(await forgetFreePlay(world.house.db, 100)).toBe(1);
  const left = await world.house.db.query(
    `select player_id from play_session where player_id = any($1)
     union all select player_id from round where player_id = any($1)
     union all select player_id from own_wallet where player_id = any($1)
     union all select player_id from seed_pair where player_id = any($1) order by 1`,
    [[old.playerId, fresh.playerId, 'stays']],
  );
  expect(left.map((row) => row['playerId'])).toEqual([
    ...Array.from({ length: 4 }, () => fresh.playerId),
    'stays',
  ]);
});
