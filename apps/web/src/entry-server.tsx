import { dehydrate } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createQueryClient, Frame, Providers } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import type { AppRouter } from '#app/router.tsx';
import { vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { setTransport } from '#lib/call.ts';
import type { Transport } from '#lib/call.ts';
import { loadCatalogue } from '#lib/i18n.tsx';
import type { Preferences } from '#lib/preferences.ts';
import type { PageAssets } from './page/assets.ts';
import { documentHtml } from './page/document.ts';

export { readPreferences } from '#lib/preferences.ts';
export { readAssets } from './page/assets.ts';

export type RenderRequest = Preferences & {
  /** Path and query. */
  url: string;
  origin: string;
  nonce: string;
  assets: PageAssets;
  transport: Transport;
};
export type RenderedPage = { status: number; location?: string; html: string };

/** Draws one page. Visitor pages come whole, with their data; pages behind login come as the frame around them. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  setTransport(request.transport);
  const { language, url, origin } = request;
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, language }, createMemoryHistory({ initialEntries: [url] }));
  router.update({ ...router.options, origin });
  const messages = await loadCatalogue(language);
  const parts = { router, queryClient, language, messages };
  if (isDrawnInBrowser(router)) {
    await queryClient.prefetchQuery(vendorLanesQuery(language));
    return {
      status: 200,
      html: finish(request, router, queryClient, renderToString(<Frame {...parts} />), false),
    };
  }
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    const location = result.redirect.headers.get('location') ?? '/';
    return { status: result.redirect.status, location, html: '' };
  }
  const body = renderToString(<Providers {...parts} />);
  return { status: result?.status ?? 200, html: finish(request, router, queryClient, body, true) };
}

function finish(
  request: RenderRequest,
  router: AppRouter,
  queryClient: QueryClient,
  body: string,
  drawn: boolean,
): string {
  const routeIds = matchedRoutes(router).map((route) => route.id);
  const state = { language: request.language, drawn, queries: dehydrate(queryClient) };
  return documentHtml({ ...request, body, state, routeIds });
}

function isDrawnInBrowser(router: AppRouter): boolean {
  return matchedRoutes(router).some((route) => route.options.staticData?.drawnIn === 'browser');
}

function matchedRoutes(router: AppRouter) {
  return router.getMatchedRoutes(router.latestLocation.pathname)[0];
}
