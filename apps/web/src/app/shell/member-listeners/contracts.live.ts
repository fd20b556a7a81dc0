import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pendingContractsQuery } from '#features/contracts/contracts.queries.ts';
import { laterContracts } from '#features/contracts/later-contracts.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { isPageBusy } from '#lib/page/page-busy.ts';
import { whenPageStill } from '#lib/page/page-still.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

/** Nobody is interrupted in the middle of a game or of a talk. */
const LEFT_ALONE = /^\/(?:seamless|chat\/)/;
const WAIT_MS = 1_500;

/**
 * MOD-03: opens what the upline has proposed, once in a session, when nothing else is open and nobody is typing. Mounted
 * once by the shell, where the contracts meet the session: a trial player has neither.
 */
export function useContractsLive(): void {
  const loggedIn = useIsLoggedIn();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  const asks = loggedIn && member?.isTrial === false && !member.mustChangePassword;
  const { data: contracts } = useQuery({ ...pendingContractsQuery(), enabled: asks });
  const here = !LEFT_ALONE.test(useLocation({ select: ({ pathname }) => pathname }));
  const free = useModalStore(({ open }) => open === null);
  useEffect(() => {
    if (!asks || !here || !free || contracts === undefined) return undefined;
    let timer: number | undefined;
    const tryNow = (): void => {
      const later = laterContracts();
      if (contracts.every(({ id }) => later.has(id))) return;
      if (isPageBusy()) wait();
      else openModal('contract');
    };
    const wait = (): void => void (timer = window.setTimeout(tryNow, WAIT_MS));
    let gone = false;
    void whenPageStill.then(() => (gone ? undefined : wait()));
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [asks, here, free, contracts]);
}
