import { randomBytes, randomUUID } from 'node:crypto';
import { connect as connectTcp, type AddressInfo } from 'node:net';
import { CRASH } from '@maidan/games/crash/crash.ts';
import { CRASH_SOCKET, crashFrame, type CrashFrame } from '@maidan/games/crash/crash-wire.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { flightBetween } from '#testing/test-flight.ts';
import { settleDueBets } from '../settle-bet.ts';
import type { TableClock } from '../table-clock.ts';
import { CRASH_TIMES, createCrashClock } from './crash-clock.ts';

let world: HouseWorld;
let clock: TableClock;
let address: string;
const open = new Set<WebSocket>();
beforeAll(async () => {
  world = await openHouseWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(world.app.server.address() as AddressInfo).port}${CRASH_SOCKET}`;
});
beforeEach(async () => {
  world.wallet.reset();
  const times = { ...CRASH_TIMES, openMs: 60_000, pauseMs: 0, graceMs: 0, chainLength: 1 };
  clock = createCrashClock(world.house, times, await flightBetween(world, 500));
});
afterEach(async () => {
  for (const socket of open) socket.terminate();
  open.clear();
  await write(`update shared_round set state = 'void', ended_at = now() where state in ('open', 'running')`);
  await write(`update shared_clock set held_until = '-infinity'`);
});
afterAll(() => world.close());

const write = (statement: string, values: unknown[] = []) => world.house.db.query(statement, values);

/** A page of the game, which keeps what it was told. */
function connect(origin = world.house.config.houseOrigin) {
  const socket = new WebSocket(address, { headers: { origin } });
  open.add(socket);
  const frames: CrashFrame[] = [];
  let closedWith: number | undefined;
  socket.on('message', (data: Buffer) => frames.push(crashFrame.parse(JSON.parse(data.toString()))));
  socket.on('close', (code) => (closedWith = code));
  socket.on('error', () => undefined);
  const heard = <Type extends CrashFrame['type']>(
    type: Type,
    fits: (frame: Extract<CrashFrame, { type: Type }>) => boolean = () => true,
  ) =>
    vi.waitFor(
      () => {
        const found = frames.find(
          (frame): frame is Extract<CrashFrame, { type: Type }> =>
            frame.type === type && fits(frame as Extract<CrashFrame, { type: Type }>),
        );
        if (!found) throw new Error(`no ${type} among ${frames.map((frame) => frame.type).join()}`);
        return found;
      },
      { timeout: 60_000, interval: 20 },
    );
  const say = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    socket,
    frames,
    heard,
    say,
    opened: () => new Promise<void>((resolve) => socket.once('open', () => resolve())),
    closed: () =>
      vi.waitFor(() => expect(closedWith).toBeDefined(), { timeout: 60_000 }).then(() => closedWith),
  };
}

async function enter(launch: object = {}) {
  const token = await world.enter({ gameCode: CRASH.code, playerId: `player-${randomUUID()}`, ...launch });
  const page = connect();
  await page.opened();
  page.say({ type: 'hello', token });
  const welcome = await page.heard('welcome');
  return { ...page, token, welcome };
}

/** The clock wants to know that somebody watches, which the first look of the house tells it. */
async function openRound() {
  await vi.waitFor(
    async () => {
      await clock.tick();
      expect(await write(`select id from shared_round where state = 'open'`)).toHaveLength(1);
    },
    { timeout: 60_000, interval: 50 },
  );
  const [row] = (await write(`select id from shared_round where state = 'open'`)) as { id: string }[];
  return row?.id ?? '';
}
async function fly(roundId: string) {
  await write(`update shared_round set starts_at = now() where id = $1`, [roundId]);
  await clock.tick();
}
const bet = (roundId: string, part: object = {}) => ({
  type: 'bet',
  ref: 1,
  operationId: randomUUID(),
  roundId,
  place: 0,
  stake: '10.00',
  leavesAt: null,
  leavesWhenLost: false,
  ...part,
});

const leftAt = async (id: string): Promise<number | null> => {
  const [row] = await world.house.db.query<{ leftAt: number | null }>(
    'select left_at from shared_bet where id = $1',
    [id],
  );
  return row?.leftAt ?? null;
};

test("T28: another site's page gets no socket, and one without a session no word", async () => {
  const foreign = connect('https://elsewhere.example');
  expect(await foreign.closed()).toBe(1006);
  for (const first of ['{', '"x"', { type: 'pong' }, bet(randomUUID()), { type: 'hello', token: 'short' }]) {
    const page = connect();
    await page.opened();
    page.say(first);
    expect(await page.closed()).toBe(1008);
    expect(page.frames).toEqual([]);
  }
  const stranger = connect();
  await stranger.opened();
  stranger.say({ type: 'hello', token: 'x'.repeat(43) });
  expect(await stranger.closed()).toBe(4401);
});

test('a session of another game opens no socket of this one', async () => {
  const token = await world.enter({ gameCode: 'line-slot' });
  const page = connect();
  await page.opened();
  page.say({ type: 'hello', token });
  expect(await page.closed()).toBe(4401);
});

test('whoever says too much, or too long a thing, is disconnected', async () => {
  const loud = await enter();
  for (let count = 0; count < 40; count += 1) loud.say({ type: 'leave', ref: count, betId: randomUUID() });
  expect(await loud.closed()).toBe(1008);
  const long = await enter();
  long.say('x'.repeat(2_000));
  expect(await long.closed()).toBe(1009);
});

/** As a client does that was written to hurt: it sends frames and answers no goodbye. */
async function floodRaw(): Promise<{ sent: () => number; cut: Promise<void> }> {
  const { hostname, port, pathname } = new URL(address);
  const line = connectTcp(Number(port), hostname);
  const cut = new Promise<void>((resolve) => line.once('close', () => resolve()));
  line.on('error', () => undefined);
  line.write(
    `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n` +
      `Origin: ${world.house.config.houseOrigin}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => line.once('data', () => resolve()));
  line.resume();
  let sent = 0;
  // A text of one letter, masked with zeros.
  const frames = Buffer.concat(
    Array.from({ length: 1_000 }, () => Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78])),
  );
  const flood = () => {
    if (line.destroyed || sent > 20_000_000) return;
    sent += frames.length;
    line.write(frames, () => setImmediate(flood));
  };
  flood();
  return { sent: () => sent, cut };
}

test('T28: a line that goes on after it was refused is cut, and nobody waits for it', async () => {
  const lines = await Promise.all(Array.from({ length: 12 }, floodRaw));
  await Promise.all(lines.map(({ cut }) => cut));
  for (const { sent } of lines) expect(sent()).toBeLessThan(20_000_000);
  expect((await enter()).welcome.type).toBe('welcome');
});

test('a player has no more pages and messages than one needs, however many sockets are opened', async () => {
  const playerId = `player-${randomUUID()}`;
  const pages = [];
  for (let count = 0; count < 8; count += 1) pages.push(await enter({ playerId }));
  const token = await world.enter({ gameCode: CRASH.code, playerId });
  const ninth = connect();
  await ninth.opened();
  ninth.say({ type: 'hello', token });
  expect(await ninth.closed()).toBe(1008);
  expect(ninth.frames).toEqual([]);
  // Each says less than one page may, and all together more.
  for (const page of pages)
    for (let ref = 0; ref < 8; ref += 1) page.say({ type: 'leave', ref, betId: randomUUID() });
  expect(await Promise.race(pages.map((page) => page.closed()))).toBe(1008);
  // A page that was closed leaves room for another; others are not concerned.
  expect((await enter({ playerId })).welcome.type).toBe('welcome');
  expect((await enter()).welcome.type).toBe('welcome');
});

test('every refusal has a word, and the socket stays', async () => {
  const page = await enter();
  const roundId = await openRound();
  page.say(bet(roundId, { stake: '0.50' }));
  expect((await page.heard('refusal', ({ ref }) => ref === 1)).code).toBe('BAD_REQUEST');
  page.say({ type: 'leave', ref: 2, betId: randomUUID() });
  expect((await page.heard('refusal', ({ ref }) => ref === 2)).code).toBe('NOT_FOUND');
  page.say(bet(randomUUID(), { ref: 3 }));
  expect((await page.heard('refusal', ({ ref }) => ref === 3)).code).toBe('TOO_LATE');
  page.say(bet(roundId, { ref: 4 }));
  expect((await page.heard('answer', ({ ref }) => ref === 4)).bet).toMatchObject({
    state: 'placed',
    balanceAfter: '990.00',
  });
});

test('a bet is seen by others without its player, and its round is told from open to end', async () => {
  const page = await enter();
  const other = await enter();
  const roundId = await openRound();
  const told = await other.heard('round', ({ round }) => round.id === roundId);
  expect(told.round).toMatchObject({ state: 'open', link: null, brokeAt: null });
  expect(told.round.startsInMs).toBeGreaterThan(0);
  page.say(bet(roundId, { leavesAt: 100 }));
  const placed = (await page.heard('answer')).bet;
  const shown = await other.heard('bets', ({ bets }) => bets.some(({ id }) => id === placed.id));
  expect(shown.bets[0]).toMatchObject({ stake: '10.00', leftAt: null, isOut: false });
  expect(JSON.stringify(other.frames)).not.toContain('player-');

  await fly(roundId);
  await other.heard('round', ({ round }) => round.id === roundId && round.state !== 'open');
  await write(`update shared_round set ends_at = now(), heard_at = now() where id = $1`, [roundId]);
  await clock.tick();
  const ended = await other.heard('round', ({ round }) => round.id === roundId && round.state === 'ended');
  expect(ended.round.link).toMatch(/^[0-9a-f]{64}$/);
  expect(ended.round.brokeAt).toBeGreaterThanOrEqual(99);
  // The win is on its way still when the next round is open.
  await vi.waitFor(async () => {
    await clock.tick();
    const next = page.frames.find((frame) => frame.type === 'round' && frame.round.id !== roundId);
    expect(next).toBeDefined();
  }, 10_000);
  await settleDueBets(world.house);
  await page.heard('own', (frame) => frame.bet.id === placed.id && frame.bet.state === 'settled');
  // Everybody heard that it was in and that it left, and nothing of how its money moved.
  const toAll = other.frames.flatMap((frame) => (frame.type === 'bets' ? frame.bets : []));
  expect(toAll.filter(({ id }) => id === placed.id).map((one) => one.leftAt)).toEqual([null, 100]);

  // Nothing that was said before the end told where it would break.
  const before = other.frames.slice(0, other.frames.indexOf(ended));
  expect(JSON.stringify(before)).not.toContain(ended.round.link);
  // Whoever comes now finds it in the history.
  const late = await enter();
  expect(late.welcome.history[0]).toMatchObject({ id: roundId, brokeAt: ended.round.brokeAt });
});

test('whoever comes back finds their bets; a line that breaks leaves the bets that were to leave then', async () => {
  const playerId = `player-${randomUUID()}`;
  const page = await enter({ playerId });
  const roundId = await openRound();
  page.say(bet(roundId, { leavesWhenLost: true }));
  const { bet: leaving } = await page.heard('answer', ({ ref }) => ref === 1);
  page.say(bet(roundId, { ref: 2, place: 1 }));
  const { bet: staying } = await page.heard('answer', ({ ref }) => ref === 2);
  const again = await enter({ playerId });
  expect(again.welcome.own.map(({ id }) => id).toSorted()).toEqual([leaving.id, staying.id].toSorted());
  expect(again.welcome.round?.id).toBe(roundId);
  again.socket.terminate();
  await again.closed();

  await fly(roundId);
  page.socket.terminate();
  await page.closed();
  await vi.waitFor(async () => expect(await leftAt(leaving.id)).toBeGreaterThanOrEqual(100), {
    timeout: 60_000,
  });
  expect(await leftAt(staying.id)).toBeNull();
});

test('G2: others are told which bets are of bots', async () => {
  const [person, bot] = [await enter(), await enter({ isBot: true })];
  const roundId = await openRound();
  for (const page of [person, bot]) {
    await page.heard('round');
    page.say(bet(roundId));
    await page.heard('answer');
  }
  const own = async ({ heard }: typeof person) => (await heard('answer')).bet.id;
  const shown = (id: string) => person.heard('bets', ({ bets }) => bets.some((one) => one.id === id));
  for (const [page, isBot] of [
    [person, false],
    [bot, true],
  ] as const) {
    const id = await own(page);
    expect((await shown(id)).bets.find((one) => one.id === id)).toMatchObject({ isBot });
  }
});
