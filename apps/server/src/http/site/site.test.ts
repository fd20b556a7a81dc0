import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createLocalLimiter } from '@maidan/http/local-limiter.ts';
import fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { useFailures } from '#http/answers/failures.ts';
import { readInnerCall } from '#http/door/inner-call.ts';
import type { Platform } from '#call/platform.ts';
import { ROUTE_LIMITS, useRouteLimits } from '#call/route-limits.ts';
import { useSecurityHeaders } from '#http/answers/security-headers.ts';
import type { RenderRequest, Site } from '#http/site/site-renderer.ts';
import type { Bus } from '#live/bus.ts';
import { mountSite } from '#http/site/site.ts';

const apps: { close: () => Promise<unknown> }[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  listeners.length = 0;
  gapListeners.length = 0;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const preferences = (cookies: string) => ({ language: cookies.includes('bn') ? 'bn' : 'en', theme: 'dark' });

/** The settings of the site that was opened last. */
let values: Record<string, unknown> = {};

type Listener = Parameters<Bus['subscribe']>[0];
const listeners: Listener[] = [];
const gapListeners: (() => void)[] = [];
let lastNews = 0;
function changeSomething(): void {
  lastNews += 1;
  const frame = {
    type: 'settings-changed',
    channel: 'public:settings',
    version: lastNews,
    data: { what: 'settings' },
  } as const;
  for (const listener of listeners) listener({ kind: 'frame', frame });
}

async function open(render: Site['render'], filesFolder: string | null = null, worker?: Site['worker']) {
  const app = fastify();
  apps.push(app);
  const config = readConfig({ PUBLIC_ORIGIN: 'http://site.test' });
  const brandTokens = { all: { '--color-action': '#00ff00' } };
  values = {
    brandTokens,
    systemStatus: 0,
    maintenanceEnd: null,
    blockedCountries: [],
    blockedAddresses: [],
    addressCountries: {},
    firebase: null,
    whitelabel: { firebasePhone: true },
    imageCDNs: [],
    launchGameCDNs: [],
    linkHosts: [],
    gtagId: null,
    lakhGrouping: true,
  };
  const settings = {
    get: (key: string) => Promise.resolve(values[key]),
    // A new view for every question, so that a test can change a value between two pages.
    view: () => ({ get: (key: string) => values[key] }),
  };
  const bus = {
    subscribe: (listener: Listener) => listeners.push(listener),
    onGap: (listener: () => void) => gapListeners.push(listener),
  };
  const publicNews = { last: () => lastNews };
  const platform = { config, limiter: createLocalLimiter(), settings, bus, publicNews };
  app.decorate('platform', platform as unknown as Platform);
  useSecurityHeaders(app);
  useRouteLimits(app);
  useFailures(app);
  const limited = { config: { limit: 'of-operation' } } as const;
  app.get('/wps/closure', limited, (request) => {
    const { closure, place } = readInnerCall(request.headers) ?? {};
    return { closure, ip: place?.ip };
  });
  app.get('/wps/relay/list', limited, () => ({ success: true, value: [1], message: '' }));
  await mountSite(app, {
    preferences,
    render,
    filesFolder,
    remembers: true,
    ...(worker === undefined ? {} : { worker }),
  });
  return app;
}

const pageWith = ({ nonce, language, url, brandCss }: RenderRequest) =>
  `<html lang="${language}"><style>${brandCss}</style><script nonce="${nonce}"></script>${url}${' '.repeat(2000)}`;

test('F8: an address has its share of drawings; the crowd behind it goes on with the pages that are known', async () => {
  // Within one minute, however long the machine takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let drawn = 0;
  const app = await open(async (request) => {
    drawn += 1;
    return { status: 200, html: pageWith(request) };
  });
  const statusOf = async (url: string, remoteAddress = '198.51.100.1') =>
    (await app.inject({ url, remoteAddress })).statusCode;
  const { perMinute } = ROUTE_LIMITS.drawing;
  const statuses = new Set<number>();
  for (let count = 0; count < perMinute; count += 1) statuses.add(await statusOf(`/?n=${count}`));
  expect([[...statuses], drawn]).toEqual([[200], perMinute]);
  // The share is used up; what is in memory is still sent to everybody.
  for (let visitor = 0; visitor < 50; visitor += 1) statuses.add(await statusOf(`/?n=${perMinute - 1}`));
  expect([[...statuses], drawn]).toEqual([[200], perMinute]);
  expect([await statusOf('/?n=strange'), await statusOf('/?n=strange', '203.0.113.9')]).toEqual([429, 200]);
});

test('F8: a long page leaves in pieces, whole in every sign, with the nonce of its answer', async () => {
  const long = `a${'🪁'.repeat(100_000)}`;
  const app = await open(async ({ nonce }) => ({
    status: 200,
    html: `<i nonce="${nonce}">${long}<b nonce="${nonce}">`,
  }));
  const answer = await app.inject('/');
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
  expect(answer.body === `<i nonce="${nonce}">${long}<b nonce="${nonce}">`).toBe(true);
});

test('a page that could not be drawn is refused in the known shape, and drawn again for the next', async () => {
  let broken = true;
  const app = await open(async (request) => {
    if (broken) throw new Error('broken');
    return { status: 200, html: pageWith(request) };
  });
  expect((await app.inject('/')).json()).toMatchObject({ success: false, code: 'INTERNAL' });
  broken = false;
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('other methods than GET get no page', async () => {
  const app = await open(async (request) => ({ status: 200, html: pageWith(request) }));
  expect((await app.inject({ method: 'POST', url: '/rng' })).statusCode).toBe(404);
});

test('one drawing serves many, each with a nonce of its own that the policy names', async () => {
  let drawn = 0;
  const app = await open(async (request) => {
    drawn += 1;
    return { status: 200, html: pageWith(request) };
  });
  const answers = await Promise.all([app.inject('/'), app.inject('/'), app.inject('/')]);
  expect(drawn).toBe(1);
  const nonces = answers.map((answer) => /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '');
  expect(new Set(nonces).size).toBe(3);
  answers.forEach((answer, index) => {
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
  });
});

test('[SET-03] after a change the next page is drawn anew from new answers, and says which news it knows', async () => {
  let asked = 0;
  const app = await open(async ({ news, transport }) => {
    await transport({ method: 'GET', url: '/wps/counted', headers: {} });
    return { status: 200, html: JSON.stringify([news, asked]) };
  });
  app.get('/wps/counted', { config: { limit: 'of-operation' } }, () => (asked += 1));
  const before = lastNews;
  for (const url of ['/', '/', '/rng']) expect((await app.inject(url)).json()).toEqual([before, 1]);
  changeSomething();
  for (const url of ['/', '/', '/rng']) expect((await app.inject(url)).json()).toEqual([before + 1, 2]);
  // What was missed may be in no answer that was made meanwhile.
  for (const miss of gapListeners) miss();
  for (const url of ['/', '/', '/rng']) expect((await app.inject(url)).json()).toEqual([before + 1, 3]);
});

test('another language or another address is another drawing', async () => {
  const app = await open(async (request) => ({ status: 200, html: pageWith(request) }));
  const [plain, bengali, list] = await Promise.all([
    app.inject('/'),
    app.inject({ url: '/', headers: { cookie: 'maidan-language=bn' } }),
    app.inject('/rng?page=2'),
  ]);
  expect(plain.body).toContain('lang="en"');
  expect(plain.body).toContain('--color-action:#00ff00');
  expect(bengali.body).toContain('lang="bn"');
  expect(list.body).toContain('/rng?page=2');
  expect(plain.headers['vary']).toContain('cookie');
});

test('while a page is drawn its calls go into this node, once for all who wait', async () => {
  const app = await open(async (request) => {
    const ask = () => request.transport({ method: 'GET', url: '/wps/relay/list', headers: {} });
    const [first, second] = await Promise.all([ask(), ask()]);
    return { status: 200, html: JSON.stringify([first, first === second]) };
  });
  expect((await app.inject('/')).json()).toEqual([
    { status: 200, body: { success: true, value: [1], message: '' } },
    true,
  ]);
});

test('a page that leads elsewhere does so; a page that is not there says 404; both as the renderer decided', async () => {
  const app = await open(async ({ url }) =>
    url === '/member' ? { status: 307, location: '/login', html: '' } : { status: 404, html: 'not here' },
  );
  expect((await app.inject('/member')).headers['location']).toBe('/login');
  expect((await app.inject('/nothing')).statusCode).toBe(404);
});

test('a large page is compressed for whoever takes it', async () => {
  const app = await open(async (request) => ({ status: 200, html: pageWith(request) }));
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('lang="en"');
});

async function openWithFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-site-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main-abc.js'), 'plain');
  writeFileSync(join(folder, 'assets/main-abc.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), 'gzip');
  writeFileSync(join(folder, 'assets/letter-abc.woff2'), 'letters');
  writeFileSync(join(folder, 'assets/notes.md'), 'of the build alone');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  return open(async () => ({ status: 200, html: 'page' }), folder);
}

test('a missing file, one of a kind the site has none of, and a way out of the folder are no pages', async () => {
  const app = await openWithFiles();
  for (const path of [
    'gone.js',
    'notes.md',
    'main-abc.js.br',
    '',
    '..%2frobots.txt',
    '..%2f..%2fetc/passwd',
    '__proto__',
  ])
    expect((await app.inject(`/assets/${path}`)).statusCode, path).toBe(404);
});

test('built files are kept for good, and come compressed as the visitor takes them', async () => {
  const app = await openWithFiles();
  const ask = (accepted: string) =>
    app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': accepted } });
  const script = await ask('gzip, deflate, br, zstd');
  expect(script.body).toBe('brotli');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect((await ask('br;q=0, gzip;q=0.8')).body).toBe('gzip');
  const plain = await ask('identity');
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  const letters = await app.inject({ url: '/assets/letter-abc.woff2', headers: { 'accept-encoding': 'br' } });
  expect([letters.body, letters.headers['content-type']]).toEqual(['letters', 'font/woff2']);
  expect((await app.inject('/robots.txt')).body).toBe('User-agent: *');
});

test('[LOG-14] the hosts of a phone check are let in only where firebase is configured and offered', async () => {
  const app = await open(async (request) => ({ status: 200, html: pageWith(request) }));
  const policy = async () => String((await app.inject('/')).headers['content-security-policy']);
  const demand = "require-trusted-types-for 'script'; trusted-types maidan maidan-start";
  expect(await policy()).not.toContain('google');
  expect(await policy()).toContain(demand);
  values['firebase'] = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
  const rules = Object.fromEntries(
    (await policy()).split('; ').map((rule) => rule.split(/ (.*)/).slice(0, 2)),
  );
  expect(rules['script-src']).toMatch(/'nonce-[^']+' https:\/\/www\.google\.com\/recaptcha\/ /);
  expect(rules['frame-src']).toContain('https://recaptcha.google.com/recaptcha/');
  // The verifier's script writes addresses of scripts in its own way (0043).
  expect(rules).not.toHaveProperty('require-trusted-types-for');
  expect(rules['connect-src']).toContain('https://identitytoolkit.googleapis.com');
  expect([rules['default-src'], rules['form-action'], rules['frame-ancestors']]).toEqual([
    "'none'",
    "'self'",
    "'none'",
  ]);
  values['whitelabel'] = { firebasePhone: false };
  expect(await policy()).not.toContain('google');
  expect(await policy()).toContain(demand);
});

test('[SET-01] T30: the measuring script is let in, and told to the page, only where the operator measures', async () => {
  const asked: RenderRequest['hosts'][] = [];
  const app = await open(async (request) => {
    asked.push(request.hosts);
    return { status: 200, html: pageWith(request) };
  });
  const policy = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
  const before = await policy('/');
  expect(before).not.toMatch(/google|measure/);
  expect(asked).toEqual([undefined]);
  values['gtagId'] = 'G-ABC123';
  const rules = (await policy('/?2')).split('; ').map((rule) => rule.replace(/'nonce-[^']+'/, 'N'));
  const plain = new Set(before.split('; ').map((rule) => rule.replace(/'nonce-[^']+'/, 'N')));
  expect(rules.filter((rule) => !plain.has(rule))).toEqual([
    "script-src 'self' N https://www.googletagmanager.com/gtag/js",
    "connect-src 'self' ws://site.test https://www.google-analytics.com https://region1.google-analytics.com",
    'trusted-types maidan maidan-start maidan-measure',
  ]);
  expect(asked.at(-1)).toEqual({ images: '', games: '', links: [], measuring: 'G-ABC123' });
});

test('[LOG-15] [HOM-10] T20: pictures and games come from the configured hosts and from no other', async () => {
  const asked: RenderRequest['hosts'][] = [];
  const app = await open(async (request) => {
    asked.push(request.hosts);
    return { status: 200, html: pageWith(request) };
  });
  const rules = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])
      .split('; ')
      .filter((rule) => rule.startsWith('img-src') || rule.startsWith('frame-src'));
  const plain = await rules('/?n=1');
  expect(plain).toEqual(["img-src 'self' data:", 'frame-src http://localhost:3001']);
  values['imageCDNs'] = ['https://img.example'];
  values['launchGameCDNs'] = ['https://a.example', 'https://b.example'];
  expect(await rules('/?n=2')).toEqual([
    "img-src 'self' data: https://img.example",
    'frame-src http://localhost:3001 https://a.example https://b.example',
  ]);
  values['imageCDNs'] = [];
  values['launchGameCDNs'] = [];
  expect(await rules('/?n=2')).toEqual(plain);
  expect(asked).toEqual([
    undefined,
    {
      images: 'https://img.example',
      games: expect.stringMatching(/^https:\/\/[ab]\.example$/),
      links: [],
    },
  ]);
});

test('[LOG-06] T1: a page never holds the code of its address, and tells no other site where it came from', async () => {
  const app = await open(async (request) => ({ status: 200, html: pageWith(request) }));
  const code = 'C'.repeat(43);
  const answer = await app.inject(`/?token=${code}&lang=bn`);
  expect(answer.body).not.toContain(code);
  expect(answer.body).toContain('<html lang="bn">');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
});

test('[STA-01] in maintenance every page says 503 and when to come back, drawn with that in mind', async () => {
  const app = await open(async (request) => {
    const answer = await request.transport({ method: 'GET', url: '/wps/closure', headers: {} });
    return { status: 200, html: JSON.stringify(answer.body) };
  });
  expect((await app.inject('/')).statusCode).toBe(200);
  values['systemStatus'] = 1;
  values['maintenanceEnd'] = new Date(Date.now() + 600_000).toISOString();
  for (const url of ['/', '/member/securityCenter', '/login']) {
    const page = await app.inject(url);
    expect(page.statusCode).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(590);
    expect(page.json()).toEqual({ closure: 'maintenance', ip: '' });
  }
  values['systemStatus'] = 0;
  expect((await app.inject('/')).json()).toEqual({ closure: null, ip: '' });
});

test('[STA-01] T14: in a closed region pages say 451 with the address of whoever looks; the account stays a page', async () => {
  let drawn = 0;
  const app = await open(async (request) => {
    drawn += 1;
    const answer = await request.transport({ method: 'GET', url: '/wps/closure', headers: {} });
    return { status: 200, html: JSON.stringify(answer.body) };
  });
  values['blockedAddresses'] = ['203.0.113.0/24'];
  const from = (remoteAddress: string, url = '/') => app.inject({ url, remoteAddress });
  const [first, second, free] = [
    await from('203.0.113.1'),
    await from('203.0.113.2'),
    await from('198.51.100.1'),
  ];
  expect([first.statusCode, second.statusCode, free.statusCode]).toEqual([451, 451, 200]);
  // One drawing for all of the region, and another for the rest.
  expect(drawn).toBe(2);
  expect(first.json()).toEqual({ closure: 'regionBlock', ip: '203.0.113.1' });
  expect(second.json()).toEqual({ closure: 'regionBlock', ip: '203.0.113.2' });
  expect(free.json()).toEqual({ closure: null, ip: '' });
  for (const url of ['/member', '/member/withdraw', '/login?x=1', '/reset', '/help'])
    expect((await from('203.0.113.1', url)).statusCode).toBe(200);
  for (const url of ['/memberships', '/rng', '/agentHome'])
    expect((await from('203.0.113.1', url)).statusCode).toBe(451);
});

test('the service worker is asked for anew every time, and is a script', async () => {
  const app = await open(async (request) => ({ status: 200, html: pageWith(request) }), null, {
    path: '/offline-worker.js',
    script: 'self',
  });
  const answer = await app.inject('/offline-worker.js');
  expect(answer.body).toBe('self');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});
