import { OPERATIONS } from '@maidan/contract/operations.ts';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import { DECIMAL_WORDS, INTEGER_WORDS } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { walletBatches, walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { API_FOLDERS } from '#call/api-path.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { WebSocket } from 'ws';
import { PAYMENT_CALLBACK_PATH } from '#adapters/payment/payment-provider.ts';
import { mountSite } from '#http/site/site.ts';
import type { Site } from '#http/site/site-renderer.ts';
import { openSilently } from '#testing/live-page.ts';
import { createTestApp, headersOf, type Caller, type TestApp } from '#testing/test-app.ts';

/**
 * Everything that is no call of the contract, by hand: what anybody is answered who is not meant, whoever they are. A new
 * route needs a row here; `access-matrix.test.ts` holds the calls of the contract.
 */
const PLAIN: Readonly<Record<string, number>> = {
  'GET /healthz': 200,
  'GET /readyz': 200,
  // For the machine itself; from elsewhere it does not exist.
  'GET /metrics': 404,
  'GET /brand.css': 200,
  'GET /.well-known/security.txt': 200,
  'GET /openapi.json': 200,
  'GET /api': 200,
  'GET /media/poster/:name': 404,
  'GET /media/banner/:name': 404,
  'GET /media/avatar/:name': 404,
  'GET /media/house/:name': 404,
  'GET /media/vendor/:name': 404,
  'GET /sandbox/pay/:id': 404,
  'POST /sandbox/pay/:id': 404,
  'GET /sandbox/person/:reference': 404,
  'POST /sandbox/person/:reference': 404,
  [`POST ${PAYMENT_CALLBACK_PATH}/:provider`]: 401,
  [`GET ${LIVE_PATH}`]: 403,
  'GET /*': 200,
  'GET /verify.html': 200,
  'GET /worker.js': 200,
  ...Object.fromEntries(Object.values(walletCalls).map(({ path }) => [`POST ${path}`, 200])),
  [`POST ${walletBatches.path}`]: 200,
  ...Object.fromEntries(Object.values(INTEGER_WORDS.paths).map((path) => [`POST ${path}`, 200])),
  ...Object.fromEntries(Object.values(DECIMAL_WORDS.paths).map((path) => [`POST ${path}`, 401])),
};
/** In production these are not there, unless the operator wants the document. */
const SANDBOX_ALONE = [
  'GET /sandbox/pay/:id',
  'POST /sandbox/pay/:id',
  'GET /sandbox/person/:reference',
  'POST /sandbox/person/:reference',
  'GET /openapi.json',
  'GET /api',
];

const OF_CONTRACT = new Set(
  OPERATIONS.flatMap(({ path, method, alsoMethod }) =>
    [method, ...(alsoMethod ? [alsoMethod] : [])].map((one) => `${one} ${path}`),
  ),
);
const site: Site = {
  preferences: () => ({ language: 'en', theme: 'dark' }),
  render: () => Promise.resolve({ status: 200, html: '<p>a page</p>' }),
  filesFolder: null,
  worker: { path: '/worker.js', script: '' },
  verifier: '<script></script>',
  remembers: false,
};
const ELSEWHERE = '203.0.113.9';

const database = await databaseForThisFile();
const node = await nodeForThisFile({ ...database, extend: (app) => void mountSite(app, site) });

/** Without the twins that Fastify makes of every GET, and without the net under all calls. */
const routesOf = ({ app }: TestApp) =>
  app.mountedRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !API_FOLDERS.some((folder) => url === `${folder}*`))
    .map(({ method, url }) => `${String(method)} ${url}`);

function asking(route: string, caller: Caller | null): InjectOptions & { url: string } {
  const [method, path = ''] = route.split(' ');
  const url = path.replace(/:\w+/, 'nothing').replace('*', 'somewhere');
  const body = method === 'POST' ? { payload: '{}', headers: { 'content-type': 'application/json' } } : {};
  return {
    ...body,
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    remoteAddress: ELSEWHERE,
    headers: { ...body.headers, ...headersOf(caller) },
  };
}

describe('every route of a node', () => {
  test('[API-03] T15: is a call of the contract or stands in the table, and nothing else is mounted', () => {
    const plain = routesOf(node).filter((route) => !OF_CONTRACT.has(route));
    expect(plain.toSorted()).toEqual(Object.keys(PLAIN).toSorted());
  });

  test.each(Object.entries(PLAIN))('[API-03] T15: %s answers %i to whoever asks', async (route, status) => {
    const member = await node.registerAndLogin();
    for (const caller of [null, member, { token: member.token }]) {
      const answer = await node.app.inject(asking(route, caller));
      expect(answer.statusCode).toBe(status);
      // The wallet decides in its own words.
      const decided = route.startsWith('POST /seamless/') ? answer.body : '"INVALID_SIGNATURE"';
      expect(decided).toMatch(/"(?:INVALID_SIGNATURE|signature_refused|not-signed)"/);
    }
  });

  test('has a limit, also what is not there: above it everybody is asked to wait', async () => {
    const full = await createTestApp({ ...database, extend: (app) => void mountSite(app, site) });
    Object.assign(full.app.platform, { limiter: { take: () => 30 } });
    const unbounded: string[] = [];
    for (const { method, url } of full.app.mountedRoutes) {
      const answer = await full.app.inject({ ...asking(`GET ${url}`, null), method: method as 'GET' });
      if (answer.statusCode !== 429 || answer.headers['retry-after'] !== '30')
        unbounded.push(`${String(method)} ${url} ${answer.statusCode}`);
    }
    const nothing = await full.app.inject({ method: 'PUT', url: '/nothing/here' });
    expect([unbounded, nothing.statusCode]).toEqual([[], 429]);
    await full.app.listen({ host: '127.0.0.1', port: 0 });
    await expect(openSilently(full, null)).rejects.toThrow('429');
    await full.close();
  });

  test('one without a limit cannot be mounted', async () => {
    const mounting = createTestApp({
      ...database,
      extend: (app) => void app.get('/unbounded', () => 'as often as you like'),
    });
    await expect(mounting).rejects.toThrow('GET /unbounded needs a limit');
  });

  test('who does not sign is held up, and who signs is not held up by them', async () => {
    const strict = await createTestApp({ ...database, rateLimitFactor: 1 });
    const unsigned = () => strict.app.inject(asking(`POST ${walletCalls.balance.path}`, null));
    const answers: number[] = [];
    for (let count = 0; count < 121; count += 1) answers.push((await unsigned()).statusCode);
    expect([answers.slice(0, 120).every((status) => status === 200), answers.at(-1)]).toEqual([true, 429]);
    expect(strict.app.mountedRoutes.find(({ url }) => url === walletCalls.balance.path)?.limit).toMatchObject(
      {
        perMinute: 600_000,
      },
    );
    await strict.close();
  });
});

const production = (changes: { apiDocument?: boolean } = {}) =>
  createTestApp({ ...database, profile: 'production', apiDocument: false, ...changes });

describe('in production', () => {
  test('nothing of the sandbox is there, nor the document of the contract', async () => {
    const real = await production();
    const missing = routesOf(node).filter((route) => !routesOf(real).includes(route));
    expect(missing.toSorted()).toEqual(
      [
        ...SANDBOX_ALONE,
        'GET /*',
        'GET /verify.html',
        'GET /worker.js',
        'GET /wps/sandbox/inbox',
        'GET /wps/sandbox/vendor',
        'GET /wps/sandbox/vendor/run',
        'POST /wps/sandbox/vendor/start',
      ].toSorted(),
    );
    for (const route of SANDBOX_ALONE)
      expect((await real.app.inject(asking(route, null))).statusCode).toBe(404);
    await real.close();
  });

  test('a page of the sandbox is answered as one that is not there', async () => {
    const real = await createTestApp({
      ...database,
      profile: 'production',
      extend: (app) => void mountSite(app, site),
    });
    const statuses = await Promise.all(
      ['/sandbox/inbox', '/sandbox/inbox?to=me', '/sandboxes'].map(
        async (url) => (await real.app.inject({ url })).statusCode,
      ),
    );
    expect(statuses).toEqual([404, 404, 200]);
    await real.close();
  });

  test('the document is there where the operator wants it, made once and packed once', async () => {
    const real = await production({ apiDocument: true });
    const ask = (encoding: string) =>
      real.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': encoding } });
    const [plain, packed, again] = [await ask('identity'), await ask('gzip, br'), await ask('br')];
    expect(plain.json<{ openapi: string }>().openapi).toBe('3.1.0');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(again.rawPayload.equals(packed.rawPayload)).toBe(true);
    await real.close();
  });
});

test('an address holds so many live sockets and no more', async () => {
  // As through a proxy of our own, so that the address is told and the lines themselves are not counted.
  const behind = await createTestApp({
    ...database,
    rateLimitFactor: 1,
    socketsPerAddress: 2,
    trustedProxyHops: 1,
  });
  await behind.app.listen({ host: '127.0.0.1', port: 0 });
  const from = (ip: string) => openSilently(behind, null, { headers: { 'x-forwarded-for': ip } });
  const first = await from('2001:db8:1:2::1');
  await from('2001:db8:1:2::2');
  await expect(from('2001:db8:1:2:ffff::3')).rejects.toThrow('429');
  expect((await from('2001:db8:1:3::1')).socket.readyState).toBe(WebSocket.OPEN);
  first.socket.terminate();
  await expect
    .poll(() =>
      from('2001:db8:1:2::4').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await behind.close();
});
