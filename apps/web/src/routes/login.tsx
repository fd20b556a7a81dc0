import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { safeReturnPath } from '#lib/session/require-login.ts';
import { onceTabsAsked, readToken } from '#lib/session/session-token.ts';
import { HomeScreen, loadHome } from './-home-screen.tsx';

type LoginSearch = { returnTo?: string };

export const Route = createFileRoute('/login')({
  validateSearch: (raw: Record<string, unknown>): LoginSearch =>
    typeof raw['returnTo'] === 'string' ? { returnTo: raw['returnTo'].slice(0, 500) } : {},
  loader: loadHome,
  component: LoginScreen,
});

/** RTE-02: home, the login popup, and the address of home. Whoever is logged in already goes straight on (RTE-13). */
function LoginScreen() {
  const { returnTo } = Route.useSearch();
  const navigate = useNavigate();
  useEffect(
    () =>
      onceTabsAsked(() => {
        if (readToken() !== null) return void navigate({ href: safeReturnPath(returnTo), replace: true });
        openModal('login', returnTo === undefined ? {} : { returnTo });
        return void navigate({ to: '/', replace: true });
      }),
    [navigate, returnTo],
  );
  return <HomeScreen />;
}
