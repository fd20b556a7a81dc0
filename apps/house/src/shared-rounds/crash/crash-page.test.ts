import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { minor } from '@maidan/contract/money.ts';
import { betAt, makeCrashClient } from '@maidan/games/crash/crash-client.ts';
import { CRASH } from '@maidan/games/crash/crash.ts';
import { verifyFlights } from '@maidan/games/crash/chain.ts';
import { fakeHost } from '@maidan/games/testing/fake-host.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { flightBetween } from '#testing/test-flight.ts';
import { settleDueBets } from '../settle-bet.ts';
import { CRASH_TIMES, createCrashClock } from './crash-clock.ts';

let world: HouseWorld;
let origin: string;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  world = await openHouseWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `ws://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await world.close();
});

/** What the page of a player speaks with, on a socket that a test can cut. */
async function openClient() {
  const token = await world.enter({ gameCode: CRASH.code, playerId: `player-${randomUUID()}` });
  const client = makeCrashClient({
    host: {
      ...fakeHost([], {}).host,
      live(path, { heard, closed }) {
        const socket = new WebSocket(`${origin}${path}`, {
          headers: { origin: world.house.config.houseOrigin },
        });
        sockets.push(socket);
        socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
        socket.on('message', (data: Buffer) => heard(JSON.parse(data.toString())));
        socket.on('close', closed);
        socket.on('error', () => undefined);
        return { say: (message) => socket.send(JSON.stringify(message)), close: () => socket.close() };
      },
    },
  });
  client.open();
  return client;
}
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test('G2: the page plays a round to its end, also over a line that broke', async () => {
  const times = { ...CRASH_TIMES, openMs: 60_000, pauseMs: 0, graceMs: 0, chainLength: 1 };
  const clock = createCrashClock(world.house, times, await flightBetween(world, 500));
  const write = (statement: string) => world.house.db.query(statement);
  const client = await openClient();
  await soon(async () => {
    await clock.tick();
    expect(client.get().round?.state).toBe('open');
  });
  const wish = { stake: minor(1_000), leavesAt: null, leavesWhenLost: false };
  client.bet(0, wish);
  client.bet(1, { ...wish, leavesAt: 101 });
  // The answers may be lost with the line; each bet is there once all the same.
  sockets.at(-1)?.terminate();
  await soon(() => expect(client.get().line).toBe('lost'));
  await soon(() =>
    expect([betAt(client.get(), 0)?.state, betAt(client.get(), 1)?.state]).toEqual(['placed', 'placed']),
  );
  expect(await write('select id from shared_bet')).toHaveLength(2);

  await write(`update shared_round set starts_at = now() where state = 'open'`);
  await clock.tick();
  await soon(() => expect(client.get().round?.state).toBe('running'));
  client.leave(0);
  await soon(() => expect(betAt(client.get(), 0)?.leftAt).toBeGreaterThanOrEqual(100));
  await write(`update shared_round set ends_at = now(), heard_at = now() where state = 'running'`);
  await clock.tick();
  await soon(() => expect(client.get().round?.state).toBe('ended'));
  await settleDueBets(world.house);
  await soon(() =>
    expect(betAt(client.get(), 1)).toMatchObject({ state: 'settled', leftAt: 101, win: '10.10' }),
  );
  const { history, promises } = client.get();
  const [flown] = history;
  if (!flown || flown.link === null || flown.brokeAt === null) throw new Error('the end was not told');
  const told = { ...flown, link: flown.link, brokeAt: flown.brokeAt };
  expect(promises.get(flown.salt)).toBe(flown.first);
  expect(await verifyFlights(flown.first, [told])).toEqual([{ flight: told, isRight: true }]);
  client.close();
});
