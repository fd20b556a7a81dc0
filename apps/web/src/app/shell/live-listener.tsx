import { useEffect } from 'react';
import { useLobbyLive } from '#features/lobby/lobby.live.ts';
import { useMessagesLive } from '#features/messages/messages.live.ts';
import { useSessionLive } from '#features/session/session.live.ts';
import { useForcedChange } from '#features/session/use-forced-change.ts';
import { startLive } from '#lib/live.ts';
import { useHandOverLive } from './hand-over.live.ts';
import { useSiteLive } from './site.live.ts';

/** MOD-03: one socket for the whole page; each feature turns its news into cache. */
export function LiveListener() {
  useSessionLive();
  useForcedChange();
  useLobbyLive();
  useMessagesLive();
  useSiteLive();
  useHandOverLive();
  useEffect(() => {
    // News can wait until the page stands: a visitor's first paint needs none.
    const timer = setTimeout(startLive, 0);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
