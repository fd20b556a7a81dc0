import type { Language } from '@maidan/contract/languages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import type { Messages } from '#lib/texts/i18n.tsx';
import { CallError } from '#lib/call/call-error.ts';
import { NO_HOSTS, PageHostsContext } from '#lib/page/page-hosts.ts';
import type { PageHosts } from '#lib/page/page-hosts.ts';
import { useClosure } from '#lib/site/site-status.ts';
import type { AppRouter } from './router.tsx';
import { ClosedPlace } from './shell/closed/closed-place.tsx';
import { PagePending } from './shell/page-states/page-pending.tsx';
import { Shell } from './shell/shell.tsx';

const FRESH_MS = 30_000;
const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A refusal stays a refusal; only what may have been the network is asked again.
        retry: (count, error) =>
          typeof window !== 'undefined' &&
          count < RETRIES &&
          !(error instanceof CallError && error.code !== 'NETWORK'),
      },
      // Without a network too: a press is answered at once, in words, and not kept for later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type ProvidersProps = {
  router: AppRouter;
  queryClient: QueryClient;
  language: Language;
  messages: Messages;
  hosts?: PageHosts | undefined;
};

export function Providers({ router, queryClient, language, messages, hosts = NO_HOSTS }: ProvidersProps) {
  return (
    <LanguageProvider language={language} messages={messages}>
      <QueryClientProvider client={queryClient}>
        <PageHostsContext value={hosts}>
          <RouterProvider router={router} />
        </PageHostsContext>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** What the server sends of a page that only the browser may draw: the shell, with the place held. */
export function Frame({ router, queryClient, language, messages }: ProvidersProps) {
  return (
    <LanguageProvider language={language} messages={messages}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <FrameShell router={router} />
        </RouterContextProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** What stands around the page is known before the page is: the agents' pages never flash the lobby's menus. */
function FrameShell({ router }: { router: AppRouter }) {
  const { pathname } = router.latestLocation;
  const closure = useClosure(pathname);
  const wanted = router.getMatchedRoutes(pathname)[0].at(-1)?.options.staticData?.chrome ?? 'no-footer';
  return (
    <Shell chrome={closure === null ? wanted : 'bare'}>
      {closure === null ? <PagePending /> : <ClosedPlace closure={closure} />}
    </Shell>
  );
}
