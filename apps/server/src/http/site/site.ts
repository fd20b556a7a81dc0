import { randomBytes, randomInt } from 'node:crypto';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Closure } from '@maidan/contract/operation.ts';
import { isPageOpen } from '@maidan/contract/system/open-pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readArrival } from '#http/site/arrival.ts';
import { closureFor, secondsToWait } from '#http/door/closed.ts';
import { innerHeaders } from '#http/door/inner-call.ts';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS, takeShare } from '#call/route-limits.ts';
import { widerPolicy } from '#http/answers/security-headers.ts';
import { shortMemory } from '#http/site/short-memory.ts';
import { openBuiltSite } from '#http/site/site-built.ts';
import { openDevSite } from '#http/site/site-dev.ts';
import { mountSiteFiles, mountWorker } from '#http/site/site-files.ts';
import { mountVerifier } from '#http/site/verifier.ts';
import { brandCss } from '#settings/brand-tokens.ts';
import type { SettingsView } from '#settings/setting-definitions.ts';
import type { RenderedPage, RenderRequest, Site, WireAnswer, WireRequest } from '#http/site/site-renderer.ts';

const gzipBytes = promisify(gzip);
/** Pages change seldom and are drawn for many: a few seconds of memory make a crowd cost as much as one visitor. */
const REMEMBERED_MS = 5_000;
const PAGES_REMEMBERED = 300;
const ANSWERS_REMEMBERED = 500;
const SMALLEST_GZIP_BYTES = 1_024;
/** What leaves of an unpacked page in one piece. */
const PIECE_LENGTH = 32 * 1_024;

type DrawnPage = RenderedPage & { mark: string; addressMark: string };

function openSite(app: App): Promise<Site | null> {
  return process.env['NODE_ENV'] === 'development' ? openDevSite(app) : openBuiltSite();
}

/** The front end: its files, and for every other GET a page drawn here. */
export async function mountSite(app: App, given?: Site): Promise<void> {
  const site = given ?? (await openSite(app));
  if (site === null) return mountUnbuilt(app);
  if (site.filesFolder !== null) mountSiteFiles(app, site.filesFolder);
  if (site.worker !== undefined) mountWorker(app, site.worker);
  if (site.verifier !== undefined) mountVerifier(app, site.verifier);
  const draw = pageDrawer(app, site);
  app.get('/*', { config: { operation: 'page', limit: ROUTE_LIMITS.page } }, async (request, reply) => {
    const view = await app.platform.settings.view();
    const closure = closureFor(app.platform, view, request);
    const page = await draw(request, closure);
    if (isSandboxPage(app, request.url)) page.status = 404;
    if (closure !== null) sayClosed(request, reply, page, { closure, view });
    return await sendPage(request, reply, page, { site, view });
  });
}

/** What shows the sandbox's own post is no page of a site that plays for money; the browser draws that it is not there. */
function isSandboxPage({ platform: { config } }: App, url: string): boolean {
  return config.profile === 'production' && /^\/sandbox(?:[/?]|$)/.test(url);
}

/** Draws with a mark in place of the nonce, so that one drawing serves every visitor who would get the same page. */
function pageDrawer(
  app: App,
  site: Site,
): (request: FastifyRequest, closure: Closure | null) => Promise<DrawnPage> {
  const mark = `nonce-${randomBytes(16).toString('hex')}`;
  const addressMark = `address-${randomBytes(16).toString('hex')}`;
  const ask = platformTransport(app, addressMark);
  const pages = shortMemory<RenderedPage>(site.remembers ? REMEMBERED_MS : 0, PAGES_REMEMBERED);
  forgetWithNews(app, pages);
  return async (request, closure) => {
    const { cookie = '', 'accept-language': accepted = '' } = request.headers;
    const { url, language } = readArrival(request.url);
    const chosen = await site.preferences(cookie, accepted);
    const preferences = language === null ? chosen : { ...chosen, language };
    const key = `${closure ?? 'open'} ${preferences.language} ${preferences.theme} ${url}`;
    // Asked before: whoever waits for the same drawing is not refused with the one who has had their share.
    if (!pages.knows(key)) await takeShare(app, request, ROUTE_LIMITS.drawing);
    const page = await pages(key, async () =>
      site.render({
        ...preferences,
        url,
        origin: app.platform.config.publicOrigin,
        // Asked for first: what is heard while the page is being drawn may not be in it.
        news: app.platform.publicNews.last(),
        nonce: mark,
        ...(await ofOperator(app)),
        transport: ask(closure),
        onFailure: (error) => request.log.error({ err: error }, 'a page could not be drawn'),
      }),
    );
    return { ...page, mark, addressMark };
  };
}

/** A page that says it knows of the news must have been drawn with it. */
function forgetWithNews({ platform }: App, memory: { forget: () => void }): void {
  platform.bus.subscribe((message) => {
    if (message.kind === 'frame' && message.frame.type === 'settings-changed') memory.forget();
  });
  platform.bus.onGap(memory.forget);
}

/** What the operator has chosen for every page. Hosts stay as they are for as long as a page is open: its policy does too. */
async function ofOperator({
  platform,
}: App): Promise<Pick<RenderRequest, 'brandCss' | 'hosts' | 'lakhGrouping'>> {
  const view = await platform.settings.view();
  const hosts = {
    images: pickHost(view.get('imageCDNs')),
    games: pickHost(view.get('launchGameCDNs')),
    links: view.get('linkHosts'),
  };
  const measuring = view.get('gtagId');
  return {
    brandCss: brandCss(view.get('brandTokens')),
    lakhGrouping: view.get('lakhGrouping'),
    ...(hosts.images === '' && hosts.games === '' && hosts.links.length === 0 && measuring === null
      ? {}
      : { hosts: { ...hosts, ...(measuring === null ? {} : { measuring }) } }),
  };
}

/** LOG-15: any of them; none is an empty text. */
function pickHost(hosts: readonly string[]): string {
  return hosts.length === 0 ? '' : (hosts[randomInt(hosts.length)] ?? '');
}

/** STA-01, for machines: searchers and balancers see it too. Where money can still be fetched the page stays a page. */
function sayClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage,
  { closure, view }: { closure: Closure; view: SettingsView },
): void {
  if (closure === 'maintenance') {
    page.status = 503;
    void reply.header('retry-after', String(secondsToWait(view)));
  } else {
    const path = request.url.split('?')[0] ?? '';
    // The way in stays a page too: nobody fetches money without it.
    if (path !== '/login' && !isPageOpen(closure, path)) page.status = 451;
    page.html = page.html.replaceAll(page.addressMark, isIP(request.ip) === 0 ? '' : request.ip);
  }
}

/**
 * While a page is drawn its calls go straight into this node. Only visitor's calls are made, so answers can be shared by
 * all to whom the site is open, or closed, alike; the address of the one who looks is filled in at the end.
 */
function platformTransport(
  app: App,
  addressMark: string,
): (closure: Closure | null) => (request: WireRequest) => Promise<WireAnswer> {
  const answers = shortMemory<WireAnswer>(REMEMBERED_MS, ANSWERS_REMEMBERED);
  forgetWithNews(app, answers);
  return (closure) => {
    const place = { ip: closure === 'regionBlock' ? addressMark : '', country: null };
    const inner = innerHeaders({ closure, place });
    return ({ method, url, headers }) =>
      answers(`${closure ?? 'open'} ${method} ${url}`, async () => {
        const answer = await app.inject({
          method: method === 'GET' ? 'GET' : 'POST',
          url,
          headers: { ...headers, ...inner },
        });
        return { status: answer.statusCode, body: answer.json() };
      });
  };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage,
  { site, view }: { site: Site; view: SettingsView },
): Promise<FastifyReply> {
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  void reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding');
  site.adjustHeaders?.(reply);
  const policy = widerPolicy(String(reply.getHeader('content-security-policy')), {
    phoneCheck: view.get('firebase') !== null && view.get('whitelabel').firebasePhone,
    measuring: view.get('gtagId') !== null,
    images: view.get('imageCDNs'),
    games: view.get('launchGameCDNs'),
  });
  void reply.header('content-security-policy', policy);
  const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!accepts || page.html.length < SMALLEST_GZIP_BYTES)
    return reply.send(Readable.from(piecesOf(page, reply.cspNonce), { objectMode: false }));
  const html = page.html.replaceAll(page.mark, reply.cspNonce);
  return reply.header('content-encoding', 'gzip').send(await gzipBytes(html, { level: 5 }));
}

/** Made as they are taken: a line that reads nothing holds one piece, and the drawing that all visitors share. */
function* piecesOf({ html, mark }: DrawnPage, nonce: string): Generator<Buffer> {
  for (const [index, part] of html.split(mark).entries()) {
    if (index > 0) yield Buffer.from(nonce);
    for (let at = 0, end = 0; at < part.length; at = end) {
      end = at + PIECE_LENGTH;
      // A sign that takes two places is not cut in half.
      if ((part.codePointAt(end - 1) ?? 0) > 0xffff) end += 1;
      yield Buffer.from(part.slice(at, end));
    }
  }
}

/** The platform runs without a front end (tests, other front ends); a person who looks is told what is missing. */
function mountUnbuilt(app: App): void {
  app.get('/', { config: { limit: ROUTE_LIMITS.page } }, (_request, reply) =>
    reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The site has not been built yet: npm run build\n'),
  );
}
