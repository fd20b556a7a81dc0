import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLobbyLive } from '#features/lobby/lobby.live.ts';
import { useMessagesLive } from '#features/messages/messages.live.ts';
import { usePopups } from '#features/messages/use-popups.ts';
import { useSessionLive } from '#features/session/state/session.live.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { startLive } from '#lib/live/live.ts';
import { registerOfflineWorker } from '#lib/loading/offline-worker.ts';
import { changeLetters } from '#lib/page/own-letters.ts';
import { whenPageWhole } from '#lib/page/page-whole.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';
import { useHandOverLive } from './hand-over.live.ts';
import { useNewsLive } from './news.live.ts';
import { useSearchKeys } from './search-keys.ts';
import { useSiteLive } from './site.live.ts';

/** On a break, or nobody knows yet: what waits comes as soon as it is known that there is none. */
function useResting(): boolean {
  const loggedIn = useIsLoggedIn();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  return loggedIn && member?.break !== null;
}

/** MOD-03: one socket for the whole page; each feature turns its news into cache. */
export function LiveListener() {
  useSessionLive();
  useNewsLive();
  useLobbyLive();
  useMessagesLive();
  usePopups({ resting: useResting() });
  useSiteLive();
  useHandOverLive();
  useSearchKeys();
  useEffect(() => {
    // News can wait: a page that is still being taken over must find what the server drew.
    void changeLetters();
    void whenPageWhole.then(startLive).then(registerOfflineWorker);
  }, []);
  return null;
}
