import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openModal } from '#lib/modal-store.ts';
import { readToken } from '#lib/session-token.ts';
import { HomeScreen, loadHome } from './-home-screen.tsx';
import { searchText } from './-search-text.ts';

type RegisterSearch = { referralCode?: string };
const REFERRAL_CODE = /^[A-Za-z0-9_-]{1,24}$/;

export const Route = createFileRoute('/register')({
  validateSearch: (raw: Record<string, unknown>): RegisterSearch => {
    const referralCode = searchText(raw['referralCode']);
    return REFERRAL_CODE.test(referralCode) ? { referralCode } : {};
  },
  loader: loadHome,
  component: RegisterScreen,
});

/** RTE-02: home with the register modal; the code of whoever sent the link is filled in. */
function RegisterScreen() {
  const { referralCode } = Route.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (readToken() !== null) void navigate({ to: '/', replace: true });
    else openModal('register', referralCode === undefined ? {} : { referralCode });
  }, [navigate, referralCode]);
  return <HomeScreen />;
}
