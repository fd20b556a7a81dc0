import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { ClosedPlace, loadClosedSite } from '#app/shell/closed/closed-place.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { useChrome } from '#app/shell/use-chrome.ts';
import { vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import type { RouterContext } from '#lib/page/router-context.ts';
import { statusQuery, useClosure } from '#lib/site/site-status.ts';
import { loadAhead } from './-load.ts';

/** The frame around every page. Its menu lists the categories that have vendors, so those come first. */
export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { queryClient, language } }) => {
    const dress = () => loadClosedSite(queryClient, language);
    const ahead = loadAhead(
      queryClient.prefetchQuery(vendorLanesQuery(language)),
      queryClient.prefetchQuery(statusQuery()),
    );
    return ahead === undefined ? dress() : ahead.then(dress);
  },
  component: RootPage,
});

/** STA-01: while the site is closed, its page stands in place of every other but those that stay open. */
function RootPage() {
  const chrome = useChrome();
  const closure = useClosure(useLocation({ select: ({ pathname }) => pathname }));
  return (
    <Shell chrome={closure === null ? chrome : 'bare'}>
      {closure === null ? <Outlet /> : <ClosedPlace closure={closure} />}
    </Shell>
  );
}
