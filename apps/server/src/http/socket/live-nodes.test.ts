import type { ChildProcess } from 'node:child_process';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { minor } from '@maidan/contract/money.ts';
import { endOtherSessions } from '@maidan/contract/accounts/sessions/end-other-sessions.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { logout } from '@maidan/contract/accounts/sessions/logout.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { WebSocket } from 'ws';
import { sql } from '#db/sql.ts';
import { endAllSessions } from '#modules/accounts/sessions/end-session.ts';
import { writeSetting } from '#settings/settings.store.ts';
import { createSettings } from '#settings/settings.ts';
import { framesOf, listeningNode, openPage, ownFramesOf } from '#testing/live-page.ts';
import { startRedis } from '#testing/stand-ins/redis-server.ts';
import { cookieOf, type TestApp } from '#testing/test-app.ts';
import type { Bus } from '#live/bus.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { publishBalance } from '#live/publish-balance.ts';

const database = await databaseForThisFile();

/**
 * "At once" is by the news itself: these nodes have no heartbeat, so that nothing else looks after their sockets.
 */
describe.each(['LISTEN/NOTIFY', 'Redis'])('two nodes over %s', (kind) => {
  let redis: { process: ChildProcess; url: string } | null = null;
  let a: TestApp;
  let b: TestApp;

  beforeAll(async () => {
    redis = kind === 'Redis' ? await startRedis() : null;
    const overrides = redis === null ? {} : { redisUrl: redis.url };
    [a, b] = await Promise.all([listeningNode(database, overrides), listeningNode(database, overrides)]);
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
    for (const page of own)
      await vi.waitFor(() => expect(ownFramesOf(page)).toEqual([expected]), { timeout: 60_000 });
    // Public news comes after it on the same way, so whoever has heard that would have heard the balance too.
    await a.app.platform.settings.change('currencySymbol', '৳');
    for (const page of others)
      await vi.waitFor(
        () => expect(framesOf(page)).toMatchObject([{ type: 'settings-changed', data: { what: 'status' } }]),
        { timeout: 60_000 },
      );
    for (const page of [...own, ...others]) page.socket.terminate();
  });

  test('old news is dropped', async () => {
    const member = await a.registerAndLogin();
    const page = await openPage(b, member);
    for (const version of [5, 4, 5, 6])
      await publishBalance(a.app.platform, { memberId: member.memberId, balance: minor(version), version });
    await vi.waitFor(() => expect(ownFramesOf(page).map((frame) => frame.version)).toEqual([5, 6]), {
      timeout: 60_000,
    });
    page.socket.terminate();
  });

  test('R4: a logout on one node closes the sockets of that session on the other at once', async () => {
    const member = await a.registerAndLogin();
    const [page, visitor] = [await openPage(b, member), await openPage(b, null)];
    await a.callAs(member, logout, {});
    expect(await page.closed).toBe(4401);
    expect(ownFramesOf(page)).toMatchObject([{ type: 'session-ended', data: { reason: 'logout' } }]);
    expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
    visitor.socket.terminate();
  });

  test('R4: ending all others closes their sockets on the other node at once, and not the own', async () => {
    const member = await a.registerAndLogin();
    const { username, password } = member;
    const second = await a.callAs(null, login, { type: 'username', username, password });
    if (!second.body.success || second.body.value.token === null) throw new Error(second.raw.body);
    const own = { token: second.body.value.token, cookie: cookieOf(second.raw) };
    const [page, ownPage] = [await openPage(b, member), await openPage(b, own)];
    await a.callAs(own, endOtherSessions, {});
    expect(await page.closed).toBe(4401);
    expect(ownFramesOf(page)).toMatchObject([{ type: 'session-ended', data: { reason: 'ended' } }]);
    expect(ownPage.socket.readyState).toBe(WebSocket.OPEN);
    ownPage.socket.terminate();
  });

  test('R4: a changed password closes every other socket on the other node at once, and says why', async () => {
    const [member, other] = [await a.registerAndLogin(), await a.registerAndLogin()];
    const [page, stranger] = [await openPage(b, member), await openPage(b, other)];
    await endAllSessions(a.app.platform, member.memberId, 'password');
    expect(await page.closed).toBe(4401);
    expect(ownFramesOf(page)).toMatchObject([{ type: 'session-ended', data: { reason: 'password' } }]);
    expect((await b.callAs(member, getMemberInfo, {})).status).toBe(401);
    expect(stranger.socket.readyState).toBe(WebSocket.OPEN);
    stranger.socket.terminate();
  });

  test('a session that ends by time or by hand in the database is found at the next look', async () => {
    const member = await a.registerAndLogin();
    const page = await openPage(b, member);
    await database.db.query(sql`
      update session set last_seen_at = platform_now() - interval '31 minutes' where member_id = ${member.memberId}::bigint`);
    await b.app.live.sweep();
    expect(await page.closed).toBe(4401);
    expect(ownFramesOf(page)).toMatchObject([{ data: { reason: 'expired' } }]);
  });

  test('[SET-03] a page that comes back to a node which has just started is told what was told before', async () => {
    const known = await nextNewsVersion(database.db);
    await a.app.platform.settings.change('brandTokens', {});
    const late = await listeningNode(database, redis === null ? {} : { redisUrl: redis.url });
    try {
      const page = await openPage(late, null, {}, known);
      late.app.live.beat();
      await vi.waitFor(() => expect(page.received).toContainEqual({ type: 'ping' }), { timeout: 60_000 });
      expect(framesOf(page)).toMatchObject([{ type: 'settings-changed', data: { what: 'brand' } }]);
      page.socket.terminate();
    } finally {
      await late.close();
    }
  });

  test('when the way between the nodes was cut, pages come back, hear what was missed, and news flows again', async () => {
    const member = await a.registerAndLogin();
    const page = await openPage(b, member);
    const { settings, publicNews, config } = b.app.platform;
    const before = await nextNewsVersion(database.db);
    await createSettings(database.db, deafBus, config).change('gtagId', 'G-UNHEARD');
    // Newer, and of another kind: who knows of this one does not know of the other.
    await settings.change('brandTokens', {});
    await vi.waitFor(() => expect(publicNews.since(before)).toMatchObject([{ data: { what: 'brand' } }]), {
      timeout: 60_000,
    });
    const known = publicNews.last();
    expect(await settings.get('gtagId')).toBe('G-UNHEARD');
    await writeSetting(database.db, config.merchant, 'gtagId', 'G-LATER');
    if (redis === null) await cutListeners();
    else await cutSubscribers(redis.url);
    expect(await page.closed).toBe(1012);
    expect(await settings.get('gtagId')).toBe('G-LATER');
    const again = await openPage(b, member, {}, known);
    await vi.waitFor(
      () => expect(framesOf(again)).toContainEqual(expect.objectContaining({ data: { what: 'settings' } })),
      { timeout: 60_000 },
    );
    await vi.waitFor(async () => {
      const version = Math.round(performance.now());
      await publishBalance(a.app.platform, { memberId: member.memberId, balance: minor(1), version });
      expect(ownFramesOf(again).length).toBeGreaterThan(0);
    }, 60_000);
    again.socket.terminate();
  });

  test('a node that stops tells its pages to go elsewhere', async () => {
    const leaving = await listeningNode(database, redis === null ? {} : { redisUrl: redis.url });
    const page = await openPage(leaving, null);
    await leaving.close();
    expect(await page.closed).toBe(1012);
  });
});

test('F4: without its Redis a node starts, serves, logs in and out, and closes the sockets it has', async () => {
  const lonely = await listeningNode(database, { redisUrl: 'redis://127.0.0.1:1' });
  const member = await lonely.registerAndLogin();
  const page = await openPage(lonely, member);
  expect((await lonely.callAs(null, getStatus, {})).status).toBe(200);
  expect((await lonely.callAs(member, logout, {})).status).toBe(200);
  expect(await page.closed).toBe(4401);
  await lonely.close();
});

/** Whatever is told on it is lost. */
const deafBus: Bus = {
  publish: () => Promise.resolve(),
  subscribe: () => () => undefined,
  onGap: () => () => undefined,
  close: () => Promise.resolve(),
};

async function cutListeners(): Promise<void> {
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'maidan-live' and datname = current_database()`);
  await owner.end();
}

async function cutSubscribers(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  redis.disconnect();
}
