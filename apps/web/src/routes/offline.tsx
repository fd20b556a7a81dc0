import { createFileRoute } from '@tanstack/react-router';
import { OfflinePage } from '#features/app/offline-page.tsx';
import { safeReturnPath } from '#lib/session/require-login.ts';

/**
 * The page the service worker keeps for a time without a network; it leads back to where somebody wanted to go.
 * Drawn by the server, so that it can be read even where no script is kept.
 */
export const Route = createFileRoute('/offline')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' ? { from } : {},
  component: OfflineScreen,
});

function OfflineScreen() {
  const { from } = Route.useSearch();
  return <OfflinePage from={from === undefined ? null : safeReturnPath(from)} />;
}
