import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHost } from '#screen-plug.ts';
import { makeCrashClient, type CrashClient, type CrashState } from './crash-client.ts';

/** The line to the house for as long as the screen is open. */
export function useCrash(host: GameHost): { client: CrashClient; state: CrashState } {
  const [client] = useState(() => makeCrashClient({ host }));
  const state = useSyncExternalStore(client.subscribe, client.get);
  useEffect(() => {
    client.open();
    addEventListener('online', client.retryNow);
    addEventListener('offline', client.lose);
    return () => {
      removeEventListener('online', client.retryNow);
      removeEventListener('offline', client.lose);
      client.close();
    };
  }, [client]);
  return { client, state };
}

/** The time by this page's clock, read anew for every picture, or no more often than `everyMs`; still while not `active`. */
export function useNow(active: boolean, everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!active) return;
    let shownAt = -Infinity;
    let frame = requestAnimationFrame(function step() {
      const time = performance.now();
      if (time - shownAt >= everyMs) {
        shownAt = time;
        setNow(time);
      }
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [active, everyMs]);
  return now;
}
