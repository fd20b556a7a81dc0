// @vitest-environment node
import { getSharedReceipt } from '@maidan/contract/records/get-shared-receipt.ts';
import { expect, test, vi } from 'vitest';
import type { Transport } from '#lib/call/call.ts';
import { failure } from '#testing/fake-platform.ts';
import { sampleGame, sampleLane } from '#testing/sample-games.ts';
import { sampleStatus } from '#testing/sample-settings.ts';
import { render } from './entry-server.tsx';

const evil = sampleGame(1, { displayName: '</script><script>alert(1)</script>' });
const lanes = [{ ...sampleLane('RNG', 2), games: [evil] }, sampleLane('LIVE', 1)];
const answers: Record<string, unknown> = {
  '/wps/relay/GCSGAME_newGameVendor': { data: { lanes } },
  '/wps/system/status': { systemStatus: 0, playMoney: true },
  '/wps/relay/GCSGAME_hotGamesV2': { list: [evil], basis: 'rounds' },
  '/wps/relay/MCSFE_getListAnnouncements': { banners: [], player: [], popup: [], promotion: [] },
};
const transport: Transport = async ({ url }) => {
  const value = answers[url.split('?')[0] ?? ''];
  if (value === undefined) throw new Error(`unexpected call: ${url}`);
  return { status: 200, body: { success: true, value, message: '' } };
};
const assets = {
  entry: '/assets/main.js',
  css: 'body{margin:0}',
  font: '/assets/inter.woff2',
  preloads: () => ['/assets/main.js', '/assets/lobby.js'],
};

function page(url: string, language: 'en' | 'bn' = 'en', ask = transport, onFailure = vi.fn<() => void>()) {
  const common = {
    origin: 'http://site.test',
    news: 7,
    nonce: 'N0nce',
    brandCss: '',
    lakhGrouping: true,
    assets,
  };
  return render({ ...common, url, language, theme: 'dark', transport: ask, onFailure });
}

test('[RTE-01] home comes whole: language, theme, title, games and their data, before any script has run', async () => {
  const { status, html } = await page('/', 'bn');
  expect(status).toBe(200);
  expect(html).toContain('<html lang="bn" data-theme="dark">');
  expect(html).toMatch(/<head>.*<title>[^<]*Maidan<\/title>.*<\/head>/);
  expect(html).toContain('/media/poster/1-240.webp');
  expect(html).toContain('"drawn":true');
});

test('[HOM-10] [LOG-15] a page with an image host names it in its pictures and tells it to its script', async () => {
  const common = {
    origin: 'http://site.test',
    news: 7,
    nonce: 'N0nce',
    brandCss: '',
    lakhGrouping: true,
    assets,
  };
  const hosts = { images: 'https://img.example', games: '' };
  const rest = {
    url: '/',
    language: 'en',
    theme: 'dark',
    transport,
    onFailure: vi.fn<() => void>(),
  } as const;
  const { html } = await render({ ...common, ...rest, hosts });
  expect(html).toContain('https://img.example/media/poster/1-240.webp');
  expect(html).toContain(`"hosts":${JSON.stringify(hosts)}`);
  expect((await render({ ...common, ...rest })).html).not.toContain('img.example');
});

const asking = (name: string): Transport => {
  const named = sampleGame(1, { displayName: name });
  return async (request) => {
    const answer = await transport(request);
    if (!request.url.includes('hotGamesV2')) return answer;
    return { ...answer, body: { success: true, value: { list: [named], basis: 'rounds' }, message: '' } };
  };
};

test('[STA-01] pages drawn side by side ask each in its own way', async () => {
  const [one, other] = await Promise.all([
    page('/', 'en', asking('Of one')),
    page('/', 'en', asking('Of other')),
  ]);
  expect([one.html.includes('Of one'), one.html.includes('Of other')]).toEqual([true, false]);
  expect([other.html.includes('Of other'), other.html.includes('Of one')]).toEqual([true, false]);
});

test('every script and style carries the nonce, and no text of the catalogue becomes markup', async () => {
  const { html } = await page('/');
  for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    expect(tag.includes('nonce="N0nce"') || tag.includes('application/json')).toBe(true);
  }
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toMatch(/\sstyle="/);
});

test('[RTE-15] an unknown path shows a not-found page inside the layout, with a way home', async () => {
  for (const url of ['/nothing', '/no/such/page']) {
    const { status, html } = await page(url);
    expect(status).toBe(404);
    expect(html).toContain('Back to the lobby');
    expect(html).toContain('<footer');
  }
});

test('[RTE-15] [RTE-05] so does a page behind login that nobody has drawn, and what is there answers 200', async () => {
  const gone = failure(404, 'NOT_FOUND', 'This does not exist, or no longer does.');
  const ask: Transport = (request) =>
    request.url.startsWith(getSharedReceipt.path) ? Promise.resolve(gone) : transport(request);
  const statuses = async (urls: string[]) => {
    const pages = await Promise.all(urls.map((url) => page(url, 'en', ask)));
    return Object.fromEntries(urls.map((url, index) => [url, pages[index]?.status]));
  };
  const missing = [
    '/member/nothing',
    '/member/settings/more',
    '/member/personalHistoryCopy/1/2',
    '/agentHome/nothing',
    '/agentHome/registerCenter/more',
    '/agent/more',
    '/seamless/more',
    '/chat/NO%20ROOM',
    '/receipt/nothing',
  ];
  const there = ['/member', '/member/settings', '/member/deposit', '/member/referral', '/agentHome', '/agentHome/registerCenter', '/agent', '/chat/general', '/favorite']; // prettier-ignore
  expect(await statuses(missing)).toEqual(Object.fromEntries(missing.map((url) => [url, 404])));
  expect(await statuses(there)).toEqual(Object.fromEntries(there.map((url) => [url, 200])));
});

test('[ERR-04] without script a page says what is needed, in its language, and holds no place that stays grey', async () => {
  const [home, member] = [await page('/', 'bn'), await page('/member/settings')];
  expect(home.html).toMatch(/<body><noscript><p[^>]*>লগইন[^<]+<\/p><\/noscript>/);
  expect(member.html).toMatch(/<body><noscript><p[^>]*>Logging in[^<]+<\/p><\/noscript>/);
  expect(member.html).toContain('<noscript><style nonce="N0nce">main{display:none}</style></noscript>');
  expect(home.html).not.toContain('main{display:none}');
});

test('[RTE-12] a page behind login comes as its frame: nothing of a member is drawn on the server', async () => {
  const { status, html } = await page('/seamless?game=1');
  expect(status).toBe(200);
  expect(html).toContain('"drawn":false');
  expect(html).toContain('<header');
  expect(html).not.toContain('<footer');
});

test('[ERR-07] when the platform does not answer, the frame still comes and the page says so itself', async () => {
  const { status, html } = await page('/', 'en', () => Promise.reject(new Error('down')));
  expect(status).toBe(200);
  expect(html).toContain('<header');
});

const realMoney: Transport = async (request) => {
  const answer = await transport(request);
  if (!request.url.startsWith('/wps/system/status')) return answer;
  return {
    status: 200,
    body: { success: true, value: { systemStatus: 0, playMoney: false }, message: '' },
  };
};

test('the play-money notice is drawn where the platform says play money, and nowhere else', async () => {
  expect((await page('/')).html.match(/play money/gi)?.length).toBeGreaterThan(1);
  expect((await page('/', 'en', realMoney)).html).not.toMatch(/play money/i);
});

test('the look of the operator stands apart, so that a newer one can take its place', async () => {
  const { html } = await render({
    origin: 'http://site.test',
    news: 7,
    nonce: 'N0nce',
    brandCss: ':root:root{--color-action:#0a0}',
    lakhGrouping: true,
    assets,
    url: '/',
    language: 'en',
    theme: 'dark',
    transport,
    onFailure: () => undefined,
  });
  expect(html).toContain('<style id="brand-look" nonce="N0nce">:root:root{--color-action:#0a0}</style>');
});

test('the script of a drawn page waits for its pictures; that of a page the browser draws does not', async () => {
  const { html: home } = await page('/');
  expect(home).not.toContain('<script type="module"');
  expect(home).not.toContain('modulepreload" href');
  expect(home).toContain('"/assets/main.js"');
  expect(home).toContain('dataset.waiting');
  const { html: game } = await page('/seamless?game=1');
  expect(game).toContain('<script type="module" src="/assets/main.js"');
  expect(game).toContain('<link rel="modulepreload" href="/assets/lobby.js"');
  expect(game).not.toContain('dataset.waiting');
});

test('nothing is drawn before the header is there, and a page without one waits for none', async () => {
  const wait = '<link rel="expect" href="#site-header" blocking="render">';
  const { html: home } = await page('/');
  expect(home.indexOf(wait)).toBeLessThan(home.indexOf('<style'));
  expect(home).toContain(wait);
  expect(home).toContain('<header id="site-header"');
  const { html: game } = await page('/seamless?game=1');
  expect(game.includes(wait)).toBe(game.includes('id="site-header"'));
});

test('the page carries of each game what its card shows, and no more', async () => {
  const { html } = await page('/');
  expect(html).toContain('"lagerIcon"');
  expect(html).not.toContain('rtpBasisPoints');
});

const closed =
  (systemStatus: 1 | 2): Transport =>
  async (request) => {
    const path = request.url.split('?')[0];
    const value = { ...sampleStatus({ systemStatus }), maintenanceEnd: '2026-11-15T11:30:00.000Z' };
    if (path === '/wps/system/status') return { status: 200, body: { success: true, value, message: '' } };
    const code = systemStatus === 1 ? 'MAINTENANCE' : 'ACCESS_RESTRICTED';
    const refusal = { success: false, value: null, message: 'closed', code, requestId: 'r' };
    return { status: 503, body: refusal };
  };

test('[STA-01] during maintenance every page is the maintenance page, drawn here with its status', async () => {
  for (const url of ['/', '/rng', '/seamless?game=1', '/member/personalHistoryCopy']) {
    const { status, html } = await page(url, 'en', closed(1));
    expect(status).toBe(503);
    expect(html).toContain('Under maintenance');
    expect(html).not.toContain('<footer');
  }
  expect((await page('/', 'bn', closed(1))).html).toContain('রক্ষণাবেক্ষণ চলছে');
});

test('[STA-01] [STA-02] a blocked region sees its address; the own account and support stay open', async () => {
  const { status, html } = await page('/', 'en', closed(2));
  expect(status).toBe(451);
  expect(html).toContain('203.0.113.7');
  for (const url of ['/member/personalHistoryCopy', '/help', '/service']) {
    const open = await page(url, 'en', closed(2));
    expect(open.status).toBe(200);
    expect(open.html).not.toContain('Access restricted');
  }
});
