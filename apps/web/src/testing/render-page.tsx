import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  parseSearchWith,
  RouterContextProvider,
  stringifySearchWith,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import { messages as ofAccount } from '#locales/en/account.ts';
import { messages as ofFirstVisit } from '#locales/en/catalogue.ts';
import { messages as ofChat } from '#locales/en/chat.ts';
import { messages as ofDownline } from '#locales/en/downline.ts';
import { messages as ofGame } from '#locales/en/game.ts';
import { messages as ofHelp } from '#locales/en/help.ts';
import { messages as ofLists } from '#locales/en/lists.ts';
import { messages as ofMeasuring } from '#locales/en/measuring.ts';
import { messages as ofNews } from '#locales/en/news.ts';
import { messages as ofNotices } from '#locales/en/notices.ts';
import { messages as ofPay } from '#locales/en/pay.ts';
import { messages as ofProtection } from '#locales/en/protection.ts';
import { messages as ofPromotions } from '#locales/en/promotions.ts';
import { messages as ofReferral } from '#locales/en/referral.ts';
import { messages as ofSearch } from '#locales/en/search.ts';
import { messages as ofMissions } from '#locales/en/missions.ts';
import { messages as ofSimulator } from '#locales/en/simulator.ts';
import { messages as ofTeam } from '#locales/en/team-reports.ts';

/** All of them at once, so that no test has to wait for texts. */
const messages = {
  ...ofFirstVisit,
  ...ofAccount,
  ...ofChat,
  ...ofDownline,
  ...ofGame,
  ...ofHelp,
  ...ofLists,
  ...ofMeasuring,
  ...ofNews,
  ...ofPromotions,
  ...ofNotices,
  ...ofPay,
  ...ofProtection,
  ...ofMissions,
  ...ofReferral,
  ...ofSearch,
  ...ofSimulator,
  ...ofTeam,
};

/**
 * A call that is never answered and is to be forgotten at once looks every millisecond whether it may be. Of a test that is over
 * it would go on in the next ones, and where these put the clock forward it takes them minutes.
 */
const clients = new Set<QueryClient>();
afterEach(() => {
  for (const client of clients) for (const call of client.getMutationCache().getAll()) call.gcTime = Infinity;
  clients.clear();
});

/**
 * Draws a part of a page in English with a router that knows every path, and hands back where it has gone. Menus look
 * for pages by name: those of `pages` exist.
 */
export function renderPage(part: ReactNode, path = '/', pages: readonly string[] = []) {
  const root = createRootRoute({ component: Outlet });
  const any = createRoute({ getParentRoute: () => root, path: '$' });
  const named = pages.map((page) => createRoute({ getParentRoute: () => root, path: page }));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([any, ...named]),
    history,
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  clients.add(queryClient);
  const page = render(
    <LanguageProvider language="en" messages={messages}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { ...page, queryClient, path: () => history.location.href };
}
