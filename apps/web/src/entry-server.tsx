import { AsyncLocalStorage } from 'node:async_hooks';
import { setLakhGrouping } from '@maidan/contract/digits.ts';
import { closureOf, isPageOpen } from '@maidan/contract/system/open-pages.ts';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient, Frame, Providers } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import type { AppRouter } from '#app/router.tsx';
import { loadClosedSite } from '#app/shell/closed/closed-place.tsx';
import { vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { setTransport } from '#lib/call/call.ts';
import type { Transport } from '#lib/call/call.ts';
import { loadCatalogue } from '#lib/texts/i18n.tsx';
import type { PageHosts } from '#lib/page/page-hosts.ts';
import type { Preferences } from '#lib/storage/preferences.ts';
import { statusQuery } from '#lib/site/site-status.ts';
import type { PageAssets } from './page/assets.ts';
import { documentHtml } from './page/document.ts';
import { isThere } from './page/is-there.ts';
import { loadDocumentTexts } from './page/no-script.ts';

export { readPreferences } from '#lib/storage/preferences.ts';
export { readAssets } from './page/assets.ts';
export { offlineWorker } from './page/offline-files.ts';

export type RenderRequest = Preferences & {
  /** Path and query. */
  url: string;
  origin: string;
  /** The number of the last public news that this page is drawn with. */
  news: number;
  nonce: string;
  assets: PageAssets;
  transport: Transport;
  /** The operator's overrides of the look. */
  brandCss: string;
  /** HDR-07: whether numbers are grouped by lakh where the language does so. */
  lakhGrouping: boolean;
  /** LOG-15: where this page takes pictures and games from, if not from here. */
  hosts?: PageHosts;
  /** Told when a page could not be drawn; the browser then draws it. */
  onFailure: (error: unknown) => void;
};
export type RenderedPage = { status: number; location?: string; html: string };

type Parts = ComponentProps<typeof Providers>;

/** Pages are drawn side by side, for visitors to whom the site is open and others to whom it is closed: each asks in its own way. */
const drawing = new AsyncLocalStorage<Transport>();
setTransport((request, signal) => {
  const transport = drawing.getStore();
  if (transport === undefined) throw new Error('a call was made while no page is drawn');
  return transport(request, signal);
});

/** Draws one page. Visitor pages come whole, with their data; pages behind login come as the frame around them. */
export function render(request: RenderRequest): Promise<RenderedPage> {
  return drawing.run(request.transport, () => draw(request));
}

async function draw(request: RenderRequest): Promise<RenderedPage> {
  setLakhGrouping(request.lakhGrouping);
  const { language, url, origin, hosts } = request;
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, language }, createMemoryHistory({ initialEntries: [url] }));
  router.update({ ...router.options, origin });
  const parts = { router, queryClient, language, messages: await loadCatalogue(language), hosts };
  try {
    return await (isDrawnInBrowser(router) ? drawFrame(request, parts) : drawPage(request, parts));
  } catch (error) {
    request.onFailure(error);
    return { status: 500, html: await finish(request, parts, '', false) };
  }
}

async function drawFrame(request: RenderRequest, parts: Parts): Promise<RenderedPage> {
  const { queryClient, language } = parts;
  await Promise.all([
    queryClient.prefetchQuery(vendorLanesQuery(language)),
    queryClient.prefetchQuery(statusQuery()),
  ]);
  await loadClosedSite(queryClient, language);
  return {
    status: statusOf(parts, (await leadsSomewhere(parts)) ? 200 : 404),
    html: await finish(request, parts, renderToString(<Frame {...parts} />), false),
  };
}

async function drawPage(request: RenderRequest, parts: Parts): Promise<RenderedPage> {
  await parts.router.load();
  // The router has no public name for what a load on the server came to.
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const result = parts.router._serverResult;
  if (result?.type === 'redirect') {
    const location = result.redirect.headers.get('location') ?? '/';
    return { status: result.redirect.status, location, html: '' };
  }
  return {
    status: statusOf(parts, result?.status ?? 200),
    html: await finish(request, parts, renderToString(<Providers {...parts} />), true),
  };
}

/** What is left over of an address after its last known part leads nowhere. */
async function leadsSomewhere({ router, queryClient, language }: Parts): Promise<boolean> {
  const [, params, found] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (found === undefined || '**' in params) return false;
  return isThere(found.id, params, { queryClient, language });
}

/** STA-01: machines are told as well. A page that stays open keeps its own status. */
function statusOf({ queryClient, router }: Parts, own: number): number {
  const known = queryClient.getQueryData(statusQuery().queryKey);
  const closure = known === undefined ? null : closureOf(known.systemStatus);
  if (closure === null || isPageOpen(closure, router.latestLocation.pathname)) return own;
  return closure === 'maintenance' ? 503 : 451;
}

async function finish(
  request: RenderRequest,
  { router, queryClient, messages }: Parts,
  body: string,
  drawn: boolean,
): Promise<string> {
  const routeIds = matchedRoutes(router).map((route) => route.id);
  const { language, news, hosts, lakhGrouping } = request;
  const state = {
    language,
    drawn,
    news,
    queries: dehydrate(queryClient),
    ...(lakhGrouping ? {} : { lakhGrouping }),
    ...(hosts === undefined ? {} : { hosts }),
  };
  const texts = { ...messages.errors, ...(await loadDocumentTexts(language)) };
  return documentHtml({ ...request, body, state, routeIds, texts });
}

function isDrawnInBrowser(router: AppRouter): boolean {
  return matchedRoutes(router).some((route) => route.options.staticData?.drawnIn === 'browser');
}

function matchedRoutes(router: AppRouter) {
  return router.getMatchedRoutes(router.latestLocation.pathname)[0];
}
