import type { RouterHistory } from '@tanstack/react-router';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { ownPlaces, ROUTER_KEY } from '#lib/page/own-places.ts';
import { isPageWhole } from '#lib/page/page-whole.ts';
import type { RouterContext } from '#lib/page/router-context.ts';
import { routeTree } from '#route-tree.gen.ts';
import { PageError } from './shell/page-states/page-error.tsx';
import { PagePending } from './shell/page-states/page-pending.tsx';
import { NotFoundPage } from './shell/page-states/not-found-page.tsx';

/** A press that finds its data already there feels instant; a slow one shows the cover only after a moment. */
const COVER_AFTER_MS = 400;
const COVER_AT_LEAST_MS = 300;

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    // Addresses people can read and share: `?search=7` is the text 7, and no value is wrapped in quotes.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: COVER_AFTER_MS,
    defaultPendingMinMs: COVER_AT_LEAST_MS,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    // Not for the page the server drew: the browser has put the visitor in place, or they have scrolled meanwhile.
    scrollRestoration:
      typeof window !== 'undefined' &&
      (({ location: { state } }) => isPageWhole() && !ownPlaces.has(state[ROUTER_KEY])),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
