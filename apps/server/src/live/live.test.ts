import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { isNews, LIVE_PATH, type LiveControl, type LiveFrame } from '@maidan/contract/live.ts';
import { minor } from '@maidan/contract/money.ts';
import { logout } from '@maidan/contract/session/logout.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sql } from '#db/sql.ts';
import { createTestApp, type Caller, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { publishBalance } from './publish-balance.ts';

const ORIGIN = 'http://localhost:3000';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 });
});
afterAll(() => database.drop());

async function listeningNode(overrides: { redisUrl?: string } = {}): Promise<TestApp> {
  const node = await createTestApp({ ...database, ...overrides });
  await node.app.listen({ host: '127.0.0.1', port: 0 });
  return node;
}

type Page = { socket: WebSocket; received: (LiveFrame | LiveControl)[]; closed: Promise<number> };

/** A page's side of the socket, as far as it is needed here. */
async function openPage(node: TestApp, caller: Caller | null, origin = ORIGIN): Promise<Page> {
  const page = await openSilently(node, caller, origin);
  page.socket.send(
    JSON.stringify({ type: 'hello', ...(caller?.token === undefined ? {} : { token: caller.token }) }),
  );
  await vi.waitFor(() => expect(page.received).toMatchObject([{ type: 'welcome' }]));
  return page;
}

async function openSilently(node: TestApp, caller: Caller | null, origin = ORIGIN): Promise<Page> {
  const address = `${node.app.listeningOrigin.replace('http', 'ws')}${LIVE_PATH}`;
  const headers = { origin, ...(caller?.cookie === undefined ? {} : { cookie: caller.cookie }) };
  const socket = new WebSocket(address, { headers });
  const received: Page['received'] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as LiveFrame));
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  await once(socket, 'open');
  return { socket, received, closed };
}

const frames = (page: Page) => page.received.filter((item): item is LiveFrame => 'version' in item);

describe('who is not heard', () => {
  let node: TestApp;
  beforeAll(async () => {
    node = await listeningNode();
  });
  afterAll(() => node.close());

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
    'T28: a page of %s is refused before the socket opens',
    async (origin) => {
      await expect(openSilently(node, null, origin)).rejects.toThrow('403');
    },
  );

  test('T28: the token without its cookie half, and an invented one, get no channel', async () => {
    const member = await node.registerAndLogin();
    for (const caller of [{ token: member.token }, { token: 'A'.repeat(43), cookie: member.cookie }]) {
      const page = await openSilently(node, caller);
      page.socket.send(JSON.stringify({ type: 'hello', token: caller.token }));
      expect(await page.closed).toBe(1008);
      expect(page.received).toEqual([]);
    }
  });

  test.each<[string, string | Buffer, number]>([
    ['something before hello', '{"type":"pong"}', 1008],
    ['nonsense', 'hello', 1008],
    ['an unknown type', '{"type":"subscribe","channel":"member:1"}', 1008],
    ['hello with more in it', '{"type":"hello","channel":"member:1"}', 1008],
    ['bytes instead of text', Buffer.from('{"type":"hello"}'), 1008],
    ['a frame above 16 KB', JSON.stringify({ type: 'hello', token: 'a'.repeat(17_000) }), 1009],
  ])('F9: whoever says %s is shown out', async (_what, message, code) => {
    const page = await openSilently(node, null);
    page.socket.send(message);
    expect(await page.closed).toBe(code);
  });

  test('F9: a flood of messages, or of pings, is closed', async () => {
    const [talker, pinger] = [await openPage(node, null), await openPage(node, null)];
    for (let count = 0; count < 40; count += 1) {
      talker.socket.send('{"type":"pong"}');
      pinger.socket.ping();
    }
    expect(await talker.closed).toBe(1008);
    expect(await pinger.closed).toBe(1008);
  });

  test('a second hello is refused: nobody changes who they are on an open socket', async () => {
    const page = await openPage(node, null);
    page.socket.send('{"type":"hello"}');
    expect(await page.closed).toBe(1008);
  });

  test('T28: a reader that never reads is cut off at 1 MB, and others go on', async () => {
    const member = await node.registerAndLogin();
    const [slow, quick] = [await openPage(node, member), await openPage(node, member)];
    slow.socket.pause();
    const members = [...node.app.websocketServer.clients].slice(-2);
    let version = 0;
    // One large frame at a time: who reads has room again before the next, who does not runs full.
    await vi.waitFor(
      () => {
        version += 1;
        const data = { balance: '1.00', currencySymbol: 'x'.repeat(400_000) };
        node.app.live.broadcast({ type: 'balance', channel: `member:${member.memberId}`, version, data });
        expect(members.filter((client) => client.readyState === WebSocket.OPEN)).toHaveLength(1);
      },
      { timeout: 15_000, interval: 20 },
    );
    await vi.waitFor(() => expect(frames(quick).at(-1)?.version).toBe(version));
    expect(quick.socket.readyState).toBe(WebSocket.OPEN);
    slow.socket.terminate();
    quick.socket.terminate();
  });

  test('a page that does not answer the heartbeat is let go', async () => {
    const page = await openPage(node, null);
    page.socket.removeAllListeners('ping');
    const deaf = new WebSocket(`${node.app.listeningOrigin.replace('http', 'ws')}${LIVE_PATH}`, {
      headers: { origin: ORIGIN },
      autoPong: false,
    });
    await once(deaf, 'open');
    deaf.send('{"type":"hello"}');
    await once(deaf, 'message');
    node.app.live.beat();
    await vi.waitFor(() => expect(page.received).toContainEqual({ type: 'ping' }));
    page.socket.send('{"type":"pong"}');
    // The page's answer must have arrived before the next beat, or it would be let go as well.
    await vi.waitFor(() => expect(node.app.live.silent()).toBe(1));
    node.app.live.beat();
    const [code] = (await once(deaf, 'close')) as [number];
    expect(code).toBe(1006);
    expect(page.socket.readyState).toBe(WebSocket.OPEN);
    page.socket.terminate();
  });
});

describe.each(['LISTEN/NOTIFY', 'Redis'])('two nodes over %s', (kind) => {
  let redis: { process: ChildProcess; url: string } | null = null;
  let a: TestApp;
  let b: TestApp;

  beforeAll(async () => {
    redis = kind === 'Redis' ? await startRedis() : null;
    const overrides = redis === null ? {} : { redisUrl: redis.url };
    [a, b] = await Promise.all([listeningNode(overrides), listeningNode(overrides)]);
  });
  afterAll(async () => {
    await Promise.all([a.close(), b.close()]);
    redis?.process.kill('SIGKILL');
  });

  test('a balance is heard by its member on every node, and by nobody else', async () => {
    const [member, stranger] = [await a.registerAndLogin(), await a.registerAndLogin()];
    const own = await Promise.all([openPage(a, member), openPage(b, member)]);
    const others = [await openPage(b, stranger), await openPage(b, null)];
    await publishBalance(a.app.platform, { memberId: member.memberId, balance: minor(123_456), version: 7n });
    const expected = {
      type: 'balance',
      channel: `member:${member.memberId}`,
      version: 7,
      data: { balance: '1234.56', currencySymbol: '৳' },
    };
    for (const page of own) await vi.waitFor(() => expect(frames(page)).toEqual([expected]));
    // Public news comes after it on the same way, so whoever has heard that would have heard the balance too.
    await a.app.platform.settings.change('currencySymbol', '৳');
    for (const page of others)
      await vi.waitFor(() =>
        expect(frames(page)).toMatchObject([{ type: 'settings-changed', data: { what: 'status' } }]),
      );
    for (const page of [...own, ...others]) page.socket.terminate();
  });

  test('old news is dropped', async () => {
    const member = await a.registerAndLogin();
    const page = await openPage(b, member);
    for (const version of [5, 4, 5, 6])
      await publishBalance(a.app.platform, { memberId: member.memberId, balance: minor(version), version });
    await vi.waitFor(() => expect(frames(page).map((frame) => frame.version)).toEqual([5, 6]));
    page.socket.terminate();
  });

  test('R4: a logout on one node closes the sockets of that session on the other within a second', async () => {
    const member = await a.registerAndLogin();
    const [page, visitor] = [await openPage(b, member), await openPage(b, null)];
    const started = performance.now();
    await a.callAs(member, logout, {});
    expect(await page.closed).toBe(4401);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(frames(page)).toMatchObject([{ type: 'session-ended', data: { reason: 'logout' } }]);
    expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
    visitor.socket.terminate();
  });

  test('a session that ends by time or by hand in the database is found at the next look', async () => {
    const member = await a.registerAndLogin();
    const page = await openPage(b, member);
    await database.db.query(sql`
      update session set last_seen_at = platform_now() - interval '31 minutes' where member_id = ${member.memberId}::bigint`);
    await b.app.live.sweep();
    expect(await page.closed).toBe(4401);
    expect(frames(page)).toMatchObject([{ data: { reason: 'expired' } }]);
  });

  test('when the way between the nodes was cut, pages are asked to come back, and news flows again', async () => {
    const member = await a.registerAndLogin();
    const page = await openPage(b, member);
    if (redis === null) await cutListeners();
    else await cutSubscribers(redis.url);
    expect(await page.closed).toBe(1012);
    const again = await openPage(b, member);
    await vi.waitFor(async () => {
      const version = Math.round(performance.now());
      await publishBalance(a.app.platform, { memberId: member.memberId, balance: minor(1), version });
      expect(frames(again).length).toBeGreaterThan(0);
    });
    again.socket.terminate();
  });

  test('a node that stops tells its pages to go elsewhere', async () => {
    const leaving = await listeningNode(redis === null ? {} : { redisUrl: redis.url });
    const page = await openPage(leaving, null);
    await leaving.close();
    expect(await page.closed).toBe(1012);
  });
});

async function cutListeners(): Promise<void> {
  const { default: pg } = await import('pg');
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'maidan-live' and datname = current_database()`);
  await owner.end();
}

async function cutSubscribers(url: string): Promise<void> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url);
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  redis.disconnect();
}

async function startRedis(): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const process = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let text = '';
    process.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('Ready to accept connections')) resolve();
    });
    process.once('error', reject);
    process.once('exit', () => reject(new Error(`redis-server ended: ${text}`)));
  });
  return { process, url: `redis://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the contract drops a frame that is not newer than the last of its channel', () => {
  const seen = new Map<string, number>();
  const verdicts = [
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['a', 3],
    ['a', 2],
  ].map(([channel, version]) => isNews(seen, { channel: String(channel), version: Number(version) }));
  expect(verdicts).toEqual([true, false, true, true, false]);
});
