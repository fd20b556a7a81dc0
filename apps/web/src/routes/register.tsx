import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { onceTabsAsked, readToken } from '#lib/session/session-token.ts';
import { HomeScreen, loadHome } from './-home-screen.tsx';
import { searchText } from './-search-text.ts';

type RegisterSearch = { referralCode?: string; affiliateCode?: string };
const INVITATION = /^[A-Za-z0-9_-]{1,24}$/;

export const Route = createFileRoute('/register')({
  validateSearch: (raw: Record<string, unknown>): RegisterSearch => {
    const referralCode = searchText(raw['referralCode']);
    const affiliateCode = searchText(raw['affiliateCode']);
    return {
      ...(INVITATION.test(referralCode) ? { referralCode } : {}),
      ...(INVITATION.test(affiliateCode) ? { affiliateCode } : {}),
    };
  },
  loader: loadHome,
  component: RegisterScreen,
});

/** RTE-02: home with the register modal; the codes of whoever sent the link come along. */
function RegisterScreen() {
  const { referralCode, affiliateCode } = Route.useSearch();
  const navigate = useNavigate();
  useEffect(
    () =>
      onceTabsAsked(() => {
        if (readToken() !== null) void navigate({ to: '/', replace: true });
        else
          openModal('register', {
            ...(referralCode === undefined ? {} : { referralCode }),
            ...(affiliateCode === undefined ? {} : { affiliateCode }),
          });
      }),
    [navigate, referralCode, affiliateCode],
  );
  return <HomeScreen />;
}
