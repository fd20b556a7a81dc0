import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { memberInfoQuery } from './session.queries.ts';

/**
 * PWD-04: a session that must change its password has nothing else to do, after a reload too. Mounted once by the
 * shell; whatever covers the form for a moment gives way to it again.
 */
export function useForcedChange(): void {
  const loggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  const isFree = useModalStore(({ open }) => open === null);
  const mustChange = loggedIn && data?.mustChangePassword === true;
  useEffect(() => {
    if (mustChange && isFree) openModal('changePassword', { forced: true });
  }, [mustChange, isFree]);
}
