import { useCallback, useEffect, useState } from 'react';
import type { JackpotState } from '#play.ts';
import type { GameHost } from '#screen-plug.ts';

const LOOK_EVERY_MS = 5_000;

/**
 * The pool as the house has it, read every few seconds while somebody can see it. What could not be read is not shown: it may have been
 * won since.
 */
export function useJackpot(host: GameHost): { jackpot: JackpotState | null; look: () => void } {
  const [jackpot, setJackpot] = useState<JackpotState | null>(null);
  const look = useCallback(() => {
    host.jackpot().then(setJackpot, () => setJackpot(null));
  }, [host]);
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const timer = setInterval(lookIfSeen, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return { jackpot, look };
}
