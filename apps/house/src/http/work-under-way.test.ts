import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLAY_API } from '@maidan/games/play.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { seatPlayer } from '#testing/test-player.ts';
import { trackWork } from './work-under-way.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
});
afterAll(() => world.close());

test('F12: a house that is stopped ends the spin of a player who has gone before it closes its database', async () => {
  const player = await seatPlayer(world);
  const { wallet, house } = world;
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as AddressInfo;
  const body = JSON.stringify({ operationId: randomUUID(), bet: { stake: '5.00' } });
  // The wallet takes a second until it is given up.
  wallet.faults.push('hang');
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: PLAY_API.spin,
    headers: { ...player.headers, 'content-type': 'application/json' },
  });
  asked.on('error', () => undefined);
  asked.end(body);
  await expect.poll(() => wallet.seen.length).toBe(1);
  const gone = new Promise((resolve) => asked.once('close', resolve));
  asked.destroy();
  await gone;
  expect((await player.rows())[0]?.state).toBe('bet-sent');
  const [before] = await house.db.query<{ updatedAt: Date }>('select updated_at from round');
  await world.restart();
  // It has noted that its attempt had no answer: nothing of it ran into a closed database.
  const [after] = await world.house.db.query<{ updatedAt: Date }>('select updated_at from round');
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
});

test('F12: what never ends is waited for, but not for ever', async () => {
  const app = Fastify();
  const work = trackWork(app, 20);
  await app.ready();
  void work.track(() => new Promise<never>(() => undefined));
  await app.close();
  expect(app.server.listening).toBe(false);
});
