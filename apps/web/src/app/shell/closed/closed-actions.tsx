import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

const ACCOUNT = '/member';

/** STA-02: nobody's money is locked in: the way to the own account stays open. */
export function ClosedActions() {
  const t = useT('status');
  const loggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  const wanted = 'returnTo' in search && typeof search.returnTo === 'string' ? search.returnTo : ACCOUNT;
  const logIn = useEffectEvent(() => openModal('login', { returnTo: wanted }));
  // Whoever was sent to the login by a page of the account finds it here.
  useEffect(() => {
    if (pathname === '/login' && !loggedIn) logIn();
  }, [pathname, loggedIn]);
  if (loggedIn) {
    return (
      <Link to={ACCOUNT} className={buttonClass('action', 'large')}>
        {t('region.account')}
      </Link>
    );
  }
  return (
    <Button size="large" onClick={() => openModal('login', { returnTo: wanted })}>
      {t('region.login')}
    </Button>
  );
}
