import { getStatus } from '@maidan/contract/system/get-status.ts';
import { describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { openDatabase } from '#db/database.ts';
import type { BusMessage } from '#live/bus.ts';
import { asOwner } from '#testing/as-owner.ts';
import { createTestApp } from '#testing/test-app.ts';
import { brandTokens } from '#settings/brand-tokens.ts';
import { checkStartupFacts, judgeFacts } from './startup-facts.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const other = await nodeForThisFile(database);

describe('brand', () => {
  test.each([
    ['another property', { all: { background: 'red' } }],
    ['an address', { all: { '--color-brand': 'url(https://evil.example/x)' } }],
    ['an end of the block', { all: { '--color-brand': 'red} body{display:none' } }],
    ['a second declaration', { all: { '--color-brand': 'red;--x:1' } }],
    ['a comment', { all: { '--color-brand': 'red/*' } }],
    ['an escape', { all: { '--color-brand': '\\75rl(x)' } }],
    ['an open bracket', { all: { '--color-brand': 'rgb(1,2,3' } }],
    ['an unknown part', { night: {} }],
  ])('%s is no token', (_what, value) => {
    expect(brandTokens.safeParse(value).success).toBe(false);
  });

  test('a change is served at once on every node, and pages are told', async () => {
    const news: BusMessage[] = [];
    const heard = new Promise<void>((resolve) => {
      other.app.platform.bus.subscribe((message) => {
        news.push(message);
        resolve();
      });
    });
    const first = await other.app.inject({ url: '/brand.css' });
    expect(first.body).toBe('');
    await node.app.platform.settings.change('brandTokens', {
      dark: { '--color-brand': 'oklch(0.8 0.15 85)' },
    });
    await heard;
    expect(news).toMatchObject([
      { frame: { type: 'settings-changed', channel: 'public:brand', data: { what: 'brand' } } },
    ]);
    const served = await other.app.inject({ url: '/brand.css' });
    expect(served.body).toBe(
      ":root[data-theme='dark']{--color-brand:oklch(0.8 0.15 85)}\n" +
        "@media not (prefers-color-scheme: light){:root[data-theme='system']{--color-brand:oklch(0.8 0.15 85)}}\n",
    );
    expect(served.headers['content-type']).toContain('text/css');
    const etag = String(served.headers.etag);
    expect(
      (await other.app.inject({ url: '/brand.css', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
  });
});

describe('status and settings', () => {
  test('maintenance is told with its end', async () => {
    const before = await node.callAs(null, getStatus, {});
    expect(before.body).toMatchObject({ value: { systemStatus: 0, currencySymbol: '৳', playMoney: true } });
    await node.app.platform.settings.change('maintenanceEnd', '2030-01-01T00:00:00Z');
    await node.app.platform.settings.change('systemStatus', 1);
    const during = await node.callAs(null, getStatus, {});
    expect(during.body).toMatchObject({ value: { systemStatus: 1, maintenanceEnd: '2030-01-01T00:00:00Z' } });
    await node.app.platform.settings.change('systemStatus', 0);
  });

  test('a value that does not fit is not stored', async () => {
    for (const amount of ['1e9', '-1.00', '99999999999.00'])
      await expect(node.app.platform.settings.change('welcomeAmount', amount)).rejects.toThrow(
        'welcomeAmount is not accepted',
      );
    const routes = await node.app.platform.settings.get('domainRoute');
    const strange = { ...routes, member: 'javascript:alert(1)' };
    await expect(node.app.platform.settings.change('domainRoute', strange)).rejects.toThrow('member');
    expect(await node.app.platform.settings.get('welcomeAmount')).toBe('10000.00');
  });
});

const renameRecord = (from: string, to: string) =>
  asOwner(
    database.url,
    `update schema_migration set name = replace(name, '${from}', '${to}') where name like '${from}%'`,
  );

describe('health', () => {
  test('a node whose database is gone lives but is not ready, and answers calls with a clean 503', async () => {
    const gone = openDatabase({ url: database.url, maxConnections: 2 });
    const lonely = await createTestApp({ ...database, db: gone });
    expect((await lonely.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    const nowhere = openDatabase({ url: 'postgres://x@127.0.0.1:1/x', maxConnections: 1 });
    lonely.app.platform.db.query = (statement) => nowhere.query(statement);
    expect((await lonely.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await lonely.app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'not ready',
      reason: 'the database does not answer',
    });
    const call = await lonely.app.inject({ url: '/wps/system/cipherKey' });
    expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE']);
    expect(call.body).not.toMatch(/ECONN|127\.0\.0\.1|\.ts/);
    await lonely.close();
    await gone.close();
  });

  test('a node is not ready before the functions of its version are in the database', async () => {
    await renameRecord('functions ', 'other functions ');
    const answer = await node.app.inject({ url: '/readyz' });
    await renameRecord('other functions ', 'functions ');
    expect(answer.json()).toEqual({ status: 'not ready', reason: 'migrations are missing' });
    expect((await node.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  test('a node that is asked to stop is not ready', async () => {
    const leaving = await createTestApp(database);
    leaving.app.platform.draining = true;
    expect((await leaving.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await leaving.close();
  });

  test('metrics are for the machine itself', async () => {
    const own = await node.app.inject({ url: '/metrics' });
    expect(own.body).toContain('maidan_http_request_seconds_bucket');
    expect((await node.app.inject({ url: '/metrics', remoteAddress: '10.1.1.1' })).statusCode).toBe(404);
    const spoofed = { 'x-forwarded-for': '127.0.0.1' };
    expect(
      (await node.app.inject({ url: '/metrics', remoteAddress: '10.1.1.1', headers: spoofed })).statusCode,
    ).toBe(404);
  });

  test('metrics tell how timed work ended, and when each kind was last done', async () => {
    const { metrics } = node.app.platform;
    metrics.timedWorkEnded('counting', 'done');
    metrics.timedWorkEnded('paying', 'failed');
    const { body } = await node.app.inject({ url: '/metrics' });
    expect(body).toContain('maidan_timed_work_runs_total{work="counting",outcome="done"} 1');
    expect(body).toContain('maidan_timed_work_runs_total{work="paying",outcome="failed"} 1');
    expect(body).toMatch(/maidan_timed_work_last_done_timestamp_seconds\{work="counting"\} \d{10}/);
    expect(body).not.toContain('last_done_timestamp_seconds{work="paying"}');
  });

  test('a database that could lose acknowledged money is named, a safe one is not', async () => {
    const real = await checkStartupFacts(database.db);
    expect(real.problems.join()).not.toContain('clock');
    const now = Date.now();
    const safe = {
      fsync: 'on',
      synchronousCommit: 'on',
      fullPageWrites: 'on',
      dataChecksums: 'on',
      clockMs: now,
      owner: false,
      sandboxWorld: false,
    };
    expect(judgeFacts(safe, now + 999)).toEqual({ problems: [], warnings: [] });
    expect(judgeFacts({ ...safe, fsync: 'off' }, now).problems).toHaveLength(1);
    expect(judgeFacts({ ...safe, synchronousCommit: 'off' }, now).problems).toHaveLength(1);
    expect(judgeFacts({ ...safe, fullPageWrites: 'off' }, now).problems).toHaveLength(1);
    expect(judgeFacts(safe, now + 1_001).problems).toHaveLength(1);
    expect(judgeFacts({ ...safe, dataChecksums: 'off' }, now).warnings).toHaveLength(1);
  });

  test('real money refuses the owner of its tables and a database with the world of the sandbox', async () => {
    const [{ problems: onNew }, seeded] = [
      await checkStartupFacts(database.db, 'production'),
      async () => (await checkStartupFacts(database.db, 'production')).problems.join(),
    ];
    // Tests connect as the owner, with the role put on.
    expect(onNew.join()).toContain('the login of DATABASE_URL is the owner');
    expect(onNew.join()).not.toContain('sandbox');
    await asOwner(
      database.url,
      `insert into sandbox_seed (merchant, seed_number, stage) values ('maidan', 1, 'world')`,
    );
    expect(await seeded()).toContain("holds the sandbox's world");
    expect((await checkStartupFacts(database.db)).problems.join()).not.toContain('sandbox');
    await asOwner(database.url, 'delete from sandbox_seed');
  });
});

describe('the document', () => {
  test('[API-02] names every operation, who may call it and what it refuses', async () => {
    const { OPERATIONS } = await import('@maidan/contract/operations.ts');
    const document = (await node.app.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; security: unknown[]; responses: object }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const page = (await node.app.inject({ url: '/api' })).body;
    for (const { name, path, method, who } of OPERATIONS) {
      const entry = document.paths[path]?.[method.toLowerCase()];
      expect(entry?.operationId).toBe(name);
      expect(entry?.security.length).toBe(who === 'visitor' ? 0 : 1);
      expect(page).toContain(`id="${name}"`);
    }
    expect(page).not.toMatch(/<script| style="/);
  });
});
