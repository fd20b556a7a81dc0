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
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import { messages as ofAccount } from '#locales/en/account.ts';
import { messages as ofFirstVisit } from '#locales/en/catalogue.ts';
import { messages as ofChat } from '#locales/en/chat.ts';
import { messages as ofGame } from '#locales/en/game.ts';
import { messages as ofHelp } from '#locales/en/help.ts';
import { messages as ofLists } from '#locales/en/lists.ts';
import { messages as ofMeasuring } from '#locales/en/measuring.ts';
import { messages as ofNews } from '#locales/en/news.ts';
import { messages as ofProtection } from '#locales/en/protection.ts';
import { messages as ofSearch } from '#locales/en/search.ts';
import { messages as ofSimulator } from '#locales/en/simulator.ts';

/** All of them at once, so that no test has to wait for texts. */
const messages = {
  ...ofFirstVisit,
  ...ofAccount,
  ...ofChat,
  ...ofGame,
  ...ofHelp,
  ...ofLists,
  ...ofMeasuring,
  ...ofNews,
  ...ofProtection,
  ...ofSearch,
  ...ofSimulator,
};

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
  const page = render(
    <LanguageProvider language="en" messages={messages}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { ...page, queryClient, path: () => history.location.href };
}
