import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Shell } from '#app/shell/shell.tsx';
import { useChrome } from '#app/shell/use-chrome.ts';
import { vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import type { RouterContext } from '#lib/router-context.ts';
import { statusQuery } from '#lib/site-status.ts';
import { loadAhead } from './-load.ts';

/** The frame around every page. Its menu lists the categories that have vendors, so those come first. */
export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { queryClient, language } }) =>
    loadAhead(
      queryClient.prefetchQuery(vendorLanesQuery(language)),
      queryClient.prefetchQuery(statusQuery()),
    ),
  component: RootPage,
});

function RootPage() {
  return (
    <Shell chrome={useChrome()}>
      <Outlet />
    </Shell>
  );
}
