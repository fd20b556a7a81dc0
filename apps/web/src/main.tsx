import { setLakhGrouping } from '@maidan/contract/digits.ts';
import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import './app/styles.css';
import { createQueryClient, Providers } from '#app/providers.tsx';
import { navigateOnceWhole } from '#app/navigate-once-whole.ts';
import { rememberPlace } from '#app/remember-place.ts';
import { createAppRouter } from '#app/router.tsx';
import { yieldToMain } from '#lib/page/yield-to-main.ts';
import { markAwake, pressOnceWhole } from '#lib/page/early-press.ts';
import { loadCatalogue } from '#lib/texts/i18n.tsx';
import { knownNews } from '#lib/live/known-news.ts';
import { setPageHosts } from '#lib/page/page-hosts.ts';
import { readPageState } from '#lib/page/page-state.ts';
import { markPageWhole } from '#lib/page/page-whole.ts';
import { followTabs } from '#lib/session/session-token.ts';
import { reloadOnceWhenStale } from '#lib/loading/stale-page.ts';
import { takeOverQueries } from '#lib/page/take-over-queries.ts';

/**
 * Takes over the page the server drew: same language, same data, so nothing moves when it is hydrated. Step by step, so that
 * a touch meanwhile is answered.
 */
async function start(): Promise<void> {
  reloadOnceWhenStale();
  followTabs();
  await yieldToMain();
  const { language, drawn, news, queries, hosts, lakhGrouping = true } = readPageState();
  setLakhGrouping(lakhGrouping);
  knownNews.last = news;
  if (hosts !== undefined) setPageHosts(hosts);
  const queryClient = createQueryClient();
  if (queries !== null) takeOverQueries(queryClient, queries, drawn);
  const messages = await loadCatalogue(language);
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const router = createAppRouter({ queryClient, language });
  rememberPlace(router);
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  const app = (
    <Awake>
      <Providers
        router={router}
        queryClient={queryClient}
        language={language}
        messages={messages}
        hosts={hosts}
      />
    </Awake>
  );
  // The router then draws without the boundaries that only a browser-drawn page has.
  if (drawn) router.ssr = { manifest: undefined };
  await yieldToMain();
  await router.load();
  await yieldToMain();
  navigateOnceWhole(router);
  if (drawn) {
    void pressOnceWhole();
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The server's frame stays on screen until the first drawing is ready to take its place.
    markPageWhole();
    createRoot(root).render(app);
  }
}

function Awake({ children }: { children: ReactNode }) {
  useEffect(markAwake, []);
  return children;
}

void start();
